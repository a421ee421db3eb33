import type { CheckInStatus } from '@carecircle/contracts';
import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';

/** Days before today, clock time, who, whom, how they are, mood from 1 to 5, notes. */
type Line = readonly [
  daysAgo: number,
  clock: string,
  who: PersonKey,
  whom: RecipientKey,
  status: CheckInStatus,
  mood: number | null,
  notes: string,
];

const lines: Line[] = [
  [12, '08:20', 'lucia', 'rosa', 'safe', 4, ''],
  [12, '18:40', 'ben', 'hugo', 'safe', 4, 'Ate well, watched the game.'],
  [11, '08:05', 'ben', 'rosa', 'safe', 4, ''],
  [10, '08:30', 'lucia', 'hugo', 'ok', 3, 'Slept badly, up twice in the night.'],
  [10, '17:55', 'lucia', 'rosa', 'safe', null, ''],
  [9, '08:10', 'ana', 'rosa', 'safe', 5, 'In a good mood, singing in the kitchen.'],
  [8, '18:50', 'ana', 'hugo', 'safe', 4, ''],
  [7, '08:00', 'lucia', 'rosa', 'ok', 2, 'A little dizzy when she gets up. Pressure 102/61.'],
  [6, '09:15', 'ana', 'hugo', 'safe', 4, ''],
  [5, '08:12', 'ana', 'rosa', 'safe', 4, 'No dizziness today.'],
  [
    5,
    '20:10',
    'ben',
    'hugo',
    'needs-help',
    2,
    'Very confused tonight and I have to leave. Can somebody come?',
  ],
  [5, '21:40', 'lucia', 'hugo', 'safe', 3, 'I am with him. Calm again and in bed.'],
  [4, '08:25', 'ana', 'rosa', 'safe', 4, ''],
  [3, '08:04', 'ana', 'hugo', 'safe', 4, 'Walked to the corner and back with Tom.'],
  [2, '08:18', 'ana', 'rosa', 'safe', 5, ''],
  [2, '18:30', 'ben', 'hugo', 'ok', 3, 'Did not finish his dinner.'],
  [1, '08:09', 'ana', 'rosa', 'safe', 4, ''],
  [1, '20:30', 'ben', 'hugo', 'safe', 4, 'Ate everything this time.'],
  [0, '00:00', 'ana', 'rosa', 'safe', null, 'Asleep, breathing calmly.'],
  [0, '00:01', 'lucia', 'hugo', 'ok', null, 'Up once, back in bed after some water.'],
];

/**
 * Days before today of Ana's mornings before that: every other day, and a whole week long before. In whatever weekday today is,
 * that week fills one calendar week's challenge of five and no other does, for each whole week stands alone but for a day off and
 * two days before it; and no calendar month holds twenty.
 */
const everyOtherDay = Array.from({ length: 22 }, (_, index) => 17 + index * 2);
const wholeWeek = [67, 68, 69, 70, 71, 72, 73, 75, 76];

const earlierMornings: Line[] = [...everyOtherDay, ...wholeWeek].map((daysAgo, index) => [
  ...([daysAgo, '08:15', 'ana', index % 2 ? 'hugo' : 'rosa', 'safe', 4, ''] as const),
]);

/** Months of check-ins: Ana has not missed a day in the last seven. */
export function checkInHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const checkIns = [...earlierMornings, ...lines].flatMap(
    ([daysAgo, time, who, whom, status, mood, notes]): DemoStep[] => {
      const checkInId = stage.newId();
      const at = clock.moment(-daysAgo, time);
      const fields = { checkInId, recipientId: stage.recipients[whom], status, mood, notes };
      const added: DemoStep = { at, as: who, operation: 'care.addCheckIn', input: fields };
      return status === 'needs-help' ? [added, onIt(checkInId, at)] : [added];
    },
  );
  return [...checkIns, ...schedules(stage, clock)];
}

/** Lucía goes there: her own check-in follows. */
function onIt(checkInId: string, askedAt: Date): DemoStep {
  const at = new Date(askedAt.getTime() + 4 * 60_000);
  return { at, as: 'lucia', operation: 'care.claimHelp', input: { checkInId } };
}

/** Since last night somebody is asked after each of them, Rosa in the morning and Hugo in the evening. */
function schedules({ recipients, people }: DemoStage, clock: DemoClock): DemoStep[] {
  const of = (whom: RecipientKey, time: string, asked: PersonKey, contacts: PersonKey[]): DemoStep => ({
    at: clock.moment(-1, '21:15'),
    as: 'ana',
    operation: 'care.editCheckInSchedule',
    input: {
      recipientId: recipients[whom],
      changes: {
        isOn: true,
        times: [time],
        askedId: people[asked],
        contactIds: contacts.map((key) => people[key]),
      },
    },
  });
  return [of('rosa', '09:00', 'lucia', ['ana', 'ben']), of('hugo', '19:00', 'ben', ['ana', 'lucia'])];
}
