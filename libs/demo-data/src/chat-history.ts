import type { DemoClock } from './demo-clock';
import { demoPeople, type PersonKey } from './family';
import type { DemoStage, DemoStep } from './step';

/** Days before today, clock time, who, text; the last element names the other person of a direct message. */
type Line = readonly [daysAgo: number, clock: string, who: PersonKey, text: string, to?: PersonKey];

const lines: Line[] = [
  [
    40,
    '09:05',
    'ana',
    'Hi all, this is our place for everything about Mom and Dad from now on. No more lost text threads.',
  ],
  [40, '09:21', 'ben', 'Great. I put in the pill organizer as a weekly task.'],
  [40, '12:48', 'lucia', 'I can take laundry on Thursdays.'],
  [
    38,
    '18:10',
    'tom',
    'Grandpa and I did the whole loop around the park today. He told me the story about the ferry again.',
  ],
  [38, '18:14', 'ana', 'He loves those walks. Thank you Tom.'],
  [33, '10:02', 'grace', 'I am home on weekday mornings if anyone needs a neighbor quickly.'],
  [33, '10:30', 'ana', 'That is so kind Grace. I added you.'],
  [29, '20:15', 'ben', 'Mom’s sugar was 131 this evening. She had pasta at Lucía’s.'],
  [29, '20:19', 'lucia', 'Guilty. It was her birthday pasta though.'],
  [
    24,
    '07:55',
    'samuel',
    'Please keep noting her blood pressure in the morning, sitting, after five minutes of rest.',
  ],
  [24, '08:03', 'ana', 'Will do, thank you Dr. Lee.'],
  [19, '16:40', 'tom', 'Groceries are in. They were out of oat milk, I took almond.'],
  [15, '19:22', 'ben', 'Dad was a bit confused tonight, asked twice what day it was. Fine after tea.'],
  [15, '19:31', 'ana', 'Thanks for telling us. I will mention it on Monday.'],
  [
    12,
    '11:12',
    'lucia',
    'The gas bill looked high so I called them. They read the wrong meter, we get a correction.',
  ],
  [9, '14:26', 'ana', 'False alarm earlier, I pressed it while cleaning the phone. Everyone is fine!'],
  [9, '14:28', 'grace', 'Good. I was already on the stairs.'],
  [5, '17:45', 'tom', 'Dad’s barber moved to Lincoln Ave, same phone number.'],
  [3, '08:12', 'ben', 'I take the cardiology ride. Leaving here at 9:55.'],
  [2, '21:03', 'lucia', 'Can someone look at the bathroom light? The one over the mirror flickers.'],
  [1, '12:30', 'ana', 'Metformin is ready at Walgreens, it is paid.'],
  [1, '20:44', 'ben', 'Did not make it to the pharmacy today, going first thing tomorrow.'],
  [0, '00:01', 'lucia', 'Both asleep. Hugo was up once for water. I am on the sofa if you need me.'],
  [0, '07:05', 'lucia', 'Good morning! Rosa slept through. Coffee is on.'],
  [0, '07:40', 'ben', 'On my way with fresh bread. I do the tablets at eight.'],
  [0, '08:20', 'ana', 'Thank you two. Cardiology at 10:30 today, please take the pressure log.'],
  [0, '09:50', 'ben', 'We are in the car. Rosa brought her list of questions herself.'],
  [0, '11:45', 'ben', 'Dr. Lee is happy with her. Same dose, back in three months.'],
  [0, '11:52', 'ana', 'What a relief! Mom, that calls for empanadas.'],
  [0, '13:35', 'grace', 'Lunch with Hugo was lovely. He beat me at cards twice.'],
  [0, '15:20', 'tom', 'I can drive to choir at five if nobody else does.'],
  [0, '15:26', 'ana', 'Yes please, Tom. She is ready at half past four.'],
  [0, '18:45', 'tom', 'Back from choir. She sang the whole way home.'],
  [0, '20:15', 'lucia', 'I stay tonight again. Dinner is eaten, all of it.'],
  [0, '22:10', 'ben', 'Good night everyone. Doors are locked, stove is off.'],
  [6, '18:05', 'ben', 'Do you want to split the December weekends again?', 'ana'],
  [6, '18:20', 'ana', 'Yes please. I take the first and third.', 'ben'],
  [1, '20:46', 'ben', 'Sorry about the pharmacy. Long day.', 'ana'],
];

/** Six weeks of talk in the circle up to this hour, and one direct thread. Messages since yesterday noon stay unread. */
export function chatHistory(stage: DemoStage, clock: DemoClock): DemoStep[] {
  const readAt = clock.moment(-1, '12:00');
  const messages = lines.map(([daysAgo, time, who, text, to]): DemoStep => ({
    at: clock.moment(-daysAgo, time),
    as: who,
    operation: 'communication.sendMessage',
    input: { messageId: stage.newId(), recipientId: to ? stage.people[to] : null, text },
  }));
  const talkedBefore = lines.filter(
    ([daysAgo, time, , , to]) => !to && clock.moment(-daysAgo, time) < readAt,
  ).length;
  const readings = (Object.keys(demoPeople) as PersonKey[]).map((as): DemoStep => ({
    at: readAt,
    as,
    operation: 'communication.markConversationRead',
    input: { sequence: talkedBefore },
  }));
  return [
    ...messages,
    ...readings,
    readDirect(stage, readAt, 'ana', 'ben', 2),
    readDirect(stage, readAt, 'ben', 'ana', 2),
  ];
}

function readDirect(stage: DemoStage, at: Date, as: PersonKey, other: PersonKey, sequence: number): DemoStep {
  return {
    at,
    as,
    operation: 'communication.markConversationRead',
    input: { withMemberId: stage.people[other], sequence },
  };
}
