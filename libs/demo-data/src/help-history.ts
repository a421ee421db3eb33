import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';

/** A task that somebody did on the day on which it was due. */
interface Help {
  title: string;
  recipient: RecipientKey | null;
  by: PersonKey;
  who: PersonKey;
  daysAgo: number;
  at: string;
}

/** What Ana did by herself, never two on a day and less than ten on weekends, whatever weekday today is. */
const anasErrands: readonly (readonly [daysAgo: number, title: string, recipient: RecipientKey | null])[] = [
  [38, 'Renew the parking permit', null],
  [37, 'Order Hugo’s glasses', 'hugo'],
  [35, 'Sort the papers of the insurance', 'rosa'],
  [33, 'Call the eye center', 'rosa'],
  [32, 'Buy a night light for the hall', 'hugo'],
  [27, 'Copy the house keys', null],
  [25, 'Book the chiropodist', 'hugo'],
  [20, 'Ask the parish about the choir bus', 'rosa'],
  [17, 'Hem Rosa’s winter coat', 'rosa'],
  [15, 'Return the library books', 'hugo'],
  [14, 'Write to Aunt Carmen', 'rosa'],
  [12, 'Label the freezer boxes', null],
];

/** A month ago Rosa's and Hugo's bedroom came down to the ground floor; Ben had planned it, Ana had the time. */
const theMove = [
  'Carry the beds down',
  'Put up the bed rail',
  'Move the wardrobe',
  'Hang the curtains downstairs',
  'Set the bedside lamps',
  'Clear the way to the bathroom',
];

/** A week ago Ana was away, and the others did the big cleaning that she had planned. */
const bigCleaning: readonly (readonly [who: PersonKey, title: string])[] = [
  ['ben', 'Clean the gutters'],
  ['ben', 'Take the old bed to the dump'],
  ['ben', 'Oil the door of the porch'],
  ['ben', 'Check the smoke alarms'],
  ['ben', 'Fix the loose step'],
  ['ben', 'Sweep the garage'],
  ['lucia', 'Wash the windows'],
  ['lucia', 'Defrost the freezer'],
  ['lucia', 'Wash the curtains'],
  ['lucia', 'Clear out the pantry'],
  ['lucia', 'Scrub the bathroom tiles'],
  ['lucia', 'Air the mattresses'],
];

/** What Ben and Lucía do every day since then. */
const rounds: readonly (readonly [who: PersonKey, at: string, title: string, recipient: RecipientKey])[] = [
  ['ben', '07:50', 'Breakfast and blood pressure', 'rosa'],
  ['lucia', '09:10', 'Help Hugo wash and dress', 'hugo'],
  ['lucia', '17:40', 'Cook dinner', 'rosa'],
  ['ben', '20:50', 'Evening round: doors, stove, lights', 'hugo'],
];

const tomsWalks = [40, 43, 46, 49, 52];

/**
 * Months of help. Ana had most of it long ago; this week Ben and Lucía do more, as they did in the week of the big cleaning, so
 * that she comes third on whatever weekday somebody looks (GAME-4).
 */
export function helpHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const helps: Help[] = [
    ...anasErrands.map(([daysAgo, title, recipient]): Help => ({
      ...{ title, recipient, by: 'ana', who: 'ana', daysAgo, at: '16:20' },
    })),
    ...theMove.map((title, index): Help => ({
      ...{ title, recipient: null, by: 'ben', who: 'ana', daysAgo: 30, at: `1${index}:30` },
    })),
    ...bigCleaning.map(([who, title], index): Help => ({
      ...{
        title,
        recipient: null,
        by: 'ana',
        who,
        daysAgo: 7,
        at: `1${index % 6}:${who === 'ben' ? 15 : 45}`,
      },
    })),
    ...tomsWalks.map((daysAgo): Help => ({
      ...{ title: 'Walk with Hugo', recipient: 'hugo', by: 'ana', who: 'tom', daysAgo, at: '10:05' },
    })),
    ...[6, 5, 4, 3, 2, 1].flatMap((daysAgo) =>
      rounds.map(([who, at, title, recipient]): Help => ({
        ...{ title, recipient, by: 'ana', who, daysAgo, at },
      })),
    ),
    { title: 'Night round at midnight', recipient: 'hugo', by: 'ana', who: 'lucia', daysAgo: 0, at: '00:01' },
    { title: 'Lock up and set the alarm', recipient: null, by: 'ana', who: 'ben', daysAgo: 0, at: '00:00' },
  ];
  return helps.flatMap((help) => given(stage, clock, help));
}

function given(stage: DemoStage, clock: DemoClock, { daysAgo, at, who, by, ...facts }: Help): DemoStep[] {
  const taskId = stage.newId();
  const { title, recipient } = facts;
  return [
    {
      at: clock.moment(-daysAgo - 1, '20:20'),
      as: by,
      operation: 'care.addTask',
      input: {
        ...{ taskId, title, description: '', recipientId: recipient && stage.recipients[recipient] },
        ...{ assigneeId: stage.people[who], dueDate: clock.day(-daysAgo), dueTime: null, repeat: null },
      },
    },
    { at: clock.moment(-daysAgo, at), as: who, operation: 'care.completeTask', input: { taskId } },
  ];
}
