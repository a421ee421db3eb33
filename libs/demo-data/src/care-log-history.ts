import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';

type KindOfTime = Extract<DemoStep, { operation: 'care.addCareTime' }>['input']['kind'];

/** Day from today, from, to, who, whom. */
const plan: readonly (readonly [number, string, string, PersonKey, RecipientKey])[] = [
  [-1, '08:00', '12:00', 'ana', 'rosa'],
  [-1, '13:00', '16:00', 'ana', 'hugo'],
  [-1, '19:00', '07:00', 'lucia', 'rosa'],
  [0, '07:00', '19:00', 'ana', 'rosa'],
  [0, '19:00', '07:00', 'lucia', 'rosa'],
  [1, '14:00', '18:00', 'ben', 'rosa'],
  [2, '21:00', '07:00', 'lucia', 'rosa'],
  [1, '09:00', '13:00', 'ben', 'hugo'],
];

/** Days before today, clock time, who, whom, whether it is important, text. */
const notes: readonly (readonly [number, string, PersonKey, RecipientKey, boolean, string])[] = [
  [9, '18:10', 'ben', 'hugo', false, 'He ate well and we walked to the corner. The walker is by the door.'],
  [
    4,
    '12:05',
    'lucia',
    'rosa',
    true,
    'Dizzy when she gets up. Wait a minute before the stairs, and write her pressure down.',
  ],
  [
    1,
    '12:02',
    'ana',
    'rosa',
    false,
    'Lunch is in the fridge, second shelf. The blood test needs an empty stomach.',
  ],
  [
    0,
    '00:20',
    'ben',
    'rosa',
    true,
    'No grapefruit juice with the new tablets. I put the note on the fridge.',
  ],
];

/** Days before today, who, whom, minutes, what for, note. */
const times: readonly (readonly [number, PersonKey, RecipientKey, number, KindOfTime, string])[] = [
  [20, 'ana', 'rosa', 240, 'personal', ''],
  [17, 'ben', 'rosa', 150, 'household', ''],
  [13, 'ana', 'rosa', 300, 'personal', ''],
  [11, 'lucia', 'rosa', 600, 'night-watch', 'She was up twice.'],
  [6, 'ben', 'rosa', 180, 'company', 'Sunday lunch.'],
  [2, 'tom', 'hugo', 95, 'company', 'The loop around the park.'],
  [3, 'ana', 'rosa', 45, 'paperwork', 'The letter to the insurance.'],
];

/** Days before today, clock time, who, whom, mood, audience, text. */
const pages: readonly (readonly [
  number,
  string,
  PersonKey,
  RecipientKey,
  number,
  'carers' | 'everyone',
  string,
])[] = [
  [
    8,
    '20:30',
    'ana',
    'rosa',
    5,
    'everyone',
    'Mom sang in the kitchen while we made empanadas. She remembered all the words.',
  ],
  [
    4,
    '20:40',
    'lucia',
    'rosa',
    2,
    'carers',
    'A hard day. She was dizzy and cross with herself, and cried in the evening. Tea and old photos helped.',
  ],
  [
    1,
    '20:15',
    'ana',
    'rosa',
    4,
    'everyone',
    'Choir friends came by with flowers. She told everyone about the trip to Oaxaca.',
  ],
  [
    2,
    '19:30',
    'tom',
    'hugo',
    4,
    'everyone',
    'Grandpa told the story about the ferry again, with a new ending.',
  ],
];

/** Three weeks of shifts, notes, hours and journal, told in few commands (CARE-1). */
export function careLogHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return [
    ...shiftSteps(stage, clock),
    ...noteSteps(stage, clock),
    ...timeSteps(stage, clock),
    ...journalSteps(stage, clock),
  ];
}

/** Ana is on today, whatever the hour at which somebody looks. */
function shiftSteps(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return plan.map(([on, time, endTime, who, whom]): DemoStep => ({
    at: clock.moment(-2, '19:00'),
    as: who,
    operation: 'care.addShift',
    input: {
      ...{ shiftId: stage.newId(), recipientId: stage.recipients[whom], memberId: stage.people[who] },
      ...{ day: clock.day(on), time, endTime },
    },
  }));
}

/** Ana has read what came before today; what is new waits for her. */
function noteSteps(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return notes.flatMap(([daysAgo, time, who, whom, isImportant, text]): DemoStep[] => {
    const noteId = stage.newId();
    const input = { noteId, recipientId: stage.recipients[whom], text, isImportant };
    const at = clock.moment(-daysAgo, time);
    const written: DemoStep = { at, as: who, operation: 'care.addHandOffNote', input };
    if (who === 'ana' || daysAgo === 0) return [written];
    const readAt = new Date(at.getTime() + 3_600_000);
    return [written, { at: readAt, as: 'ana', operation: 'care.readHandOffNote', input: { noteId } }];
  });
}

function timeSteps(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return times.map(([daysAgo, who, whom, minutes, kind, note]): DemoStep => ({
    at: clock.moment(-daysAgo, '21:00'),
    as: who,
    operation: 'care.addCareTime',
    input: {
      ...{ careTimeId: stage.newId(), recipientId: stage.recipients[whom], day: clock.day(-daysAgo) },
      ...{ minutes, kind, note, shiftId: null },
    },
  }));
}

function journalSteps(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return pages.map(([daysAgo, time, who, whom, mood, audience, text]): DemoStep => ({
    at: clock.moment(-daysAgo, time),
    as: who,
    operation: 'care.addJournalEntry',
    input: {
      ...{ entryId: stage.newId(), recipientId: stage.recipients[whom], day: clock.day(-daysAgo) },
      ...{ text, mood, audience },
    },
  }));
}
