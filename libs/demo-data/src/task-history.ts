import type { DemoClock } from './demo-clock';
import type { PersonKey, RecipientKey } from './family';
import type { DemoStage, DemoStep } from './step';
import { helpHistory } from './help-history';
import { weekly } from './weekly';

interface WeeklyChore {
  title: string;
  description: string;
  recipient: RecipientKey | null;
  /** Days of the week counted back from today, so that history looks alike on every day it is made. */
  every: number;
  first: number;
  due: string | null;
  who: PersonKey[];
}

const weeksBack = 4;

const chores: WeeklyChore[] = [
  {
    title: 'Fill the pill organizer',
    description: 'Check it against the list on the fridge.',
    recipient: 'rosa',
    every: 7,
    first: 3,
    due: '18:00',
    who: ['ben', 'lucia'],
  },
  {
    title: 'Groceries',
    description: 'Low-salt soup, oat milk, fruit. Rosa’s list is in the chat.',
    recipient: null,
    every: 7,
    first: 5,
    due: '14:00',
    who: ['tom', 'lucia', 'ben'],
  },
  {
    title: 'Walk with Hugo',
    description: 'Around the park, about 30 minutes. He likes the bench by the pond.',
    recipient: 'hugo',
    every: 4,
    first: 1,
    due: '09:00',
    who: ['tom', 'grace', 'ben'],
  },
  {
    title: 'Check Rosa’s blood pressure log',
    description: '',
    recipient: 'rosa',
    every: 7,
    first: 6,
    due: null,
    who: ['ben'],
  },
  {
    title: 'Laundry and fresh sheets',
    description: '',
    recipient: null,
    every: 7,
    first: 2,
    due: null,
    who: ['lucia', 'ben'],
  },
  {
    title: 'Call the pharmacy about refills',
    description: 'Walgreens on Southport.',
    recipient: 'hugo',
    every: 14,
    first: 4,
    due: '11:00',
    who: ['lucia', 'ben'],
  },
];

/** Weeks of chores that were done, and today's and the coming days' work: done, begun, given to someone or nobody's yet. */
export function taskHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return [...pastChores(stage, clock), ...helpHistory(stage, clock), ...currentTasks(stage, clock)];
}

function pastChores(stage: DemoStage, clock: DemoClock): DemoStep[] {
  return chores.flatMap((chore) => {
    const steps: DemoStep[] = [];
    for (let back = chore.first, turn = 0; back <= weeksBack * 7; back += chore.every, turn += 1) {
      const who = chore.who[turn % chore.who.length] ?? 'ana';
      const taskId = stage.newId();
      steps.push(addTask(stage, clock, { taskId, by: 'ana', addedOn: -back - 2, chore, who, dueIn: -back }), {
        at: clock.moment(-back, chore.due ?? '16:20'),
        as: who,
        operation: 'care.completeTask',
        input: { taskId },
      });
    }
    return steps;
  });
}

function currentTasks(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const walk = { taskId: stage.newId(), by: 'ana' as const, addedOn: -2, who: 'tom' as const, dueIn: 0 };
  const open = (
    title: string,
    recipient: RecipientKey | null,
    who: PersonKey | null,
    dueIn: number,
    due: string | null,
    description = '',
  ) =>
    addTask(stage, clock, {
      taskId: stage.newId(),
      by: 'ana',
      addedOn: -1,
      chore: { title, description, recipient, due },
      who,
      dueIn,
    });
  const ride = stage.newId();
  return [
    addTask(stage, clock, {
      ...walk,
      chore: {
        title: 'Walk with Hugo',
        description: 'Around the park, about 30 minutes.',
        recipient: 'hugo',
        due: '09:00',
      },
    }),
    open('Pick up Metformin', 'rosa', 'ben', -1, '17:00', 'Walgreens on Southport; it is paid.'),
    addTask(stage, clock, {
      taskId: ride,
      by: 'ben',
      addedOn: -3,
      who: 'ben',
      dueIn: 0,
      chore: {
        title: 'Drive Rosa to cardiology',
        description: 'Dr. Lee, 10:30. Parking is on level 2.',
        recipient: 'rosa',
        due: '09:55',
      },
    }),
    { at: clock.moment(-1, '19:40'), as: 'ben', operation: 'care.startTask', input: { taskId: ride } },
    ...rideDetails(stage, clock, ride),
    open('Groceries', 'rosa', null, 0, '14:00', 'Low-salt soup, oat milk, fruit.'),
    open('Sort Hugo’s mail', 'hugo', 'lucia', 0, null),
    open('Fill the pill organizer', 'rosa', 'ben', 1, '18:00', 'Check it against the list on the fridge.'),
    open(
      'Replace the bathroom light',
      null,
      null,
      2,
      null,
      'The one over the mirror; bulb is in the hall cupboard.',
    ),
    open('Take Hugo to the barber', 'hugo', null, 4, '15:00'),
    open('Ask about the walker fitting', 'hugo', 'ana', 6, '10:00'),
    addTask(stage, clock, {
      ...{ taskId: stage.newId(), by: 'ben', addedOn: -1, who: null, dueIn: 3, isWeekly: true },
      chore: {
        title: 'Take the bins out',
        description: 'Both, the evening before.',
        recipient: null,
        due: '19:00',
      },
    }),
  ];
}

/** What the family thinks of before the ride to the clinic. */
function rideDetails(stage: DemoStage, clock: DemoClock, taskId: string): DemoStep[] {
  const steps = ['Insurance card', 'List of her pills', 'Pressure log of the last two weeks'].map((text) => ({
    itemId: stage.newId(),
    text,
  }));
  const added = steps.map(({ itemId, text }, index): DemoStep => ({
    at: clock.moment(-2, `19:1${index}`),
    as: 'ana',
    operation: 'care.addChecklistItem',
    input: { taskId, itemId, text },
  }));
  const comment = (at: Date, as: PersonKey, text: string): DemoStep => ({
    at,
    as,
    operation: 'care.addTaskComment',
    input: { taskId, commentId: stage.newId(), text },
  });
  return [
    ...added,
    comment(clock.moment(-2, '19:20'), 'ana', 'Please ask Dr. Lee about the dizziness in the mornings.'),
    comment(clock.moment(-1, '08:30'), 'ben', 'Will do. Can you leave the pressure log on the table?'),
    ...steps.slice(0, 1).map(({ itemId }): DemoStep => ({
      at: clock.moment(-1, '19:45'),
      as: 'ben',
      operation: 'care.tickChecklistItem',
      input: { taskId, itemId, isDone: true },
    })),
  ];
}

interface Addition {
  taskId: string;
  by: PersonKey;
  addedOn: number;
  chore: Pick<WeeklyChore, 'title' | 'description' | 'recipient' | 'due'>;
  who: PersonKey | null;
  dueIn: number;
  isWeekly?: boolean;
}

function addTask(
  stage: DemoStage,
  clock: DemoClock,
  { taskId, by, addedOn, chore, who, dueIn, isWeekly = false }: Addition,
): DemoStep {
  return {
    at: clock.moment(addedOn, '08:15'),
    as: by,
    operation: 'care.addTask',
    input: {
      taskId,
      title: chore.title,
      description: chore.description,
      recipientId: chore.recipient && stage.recipients[chore.recipient],
      assigneeId: who && stage.people[who],
      dueDate: clock.day(dueIn),
      dueTime: chore.due,
      repeat: isWeekly ? weekly : null,
    },
  };
}
