import type { ReminderWords } from '../reminder-words';

export const en: ReminderWords = {
  alert: [
    'An emergency is open. Look at it first; everything else can wait.',
    'Someone called for help. See who is on it, and answer if you can.',
    'There is an open emergency. A short call is worth more than many messages.',
  ],
  needsHelp: (name) => [
    `${name} needs help today. A call or a visit would do good.`,
    `Today’s check-in says that ${name} needs help. Agree in the circle who goes.`,
    `${name} is not well today. Ask what is needed before you set out.`,
  ],
  missedCritical: (medication) => [
    `A dose of ${medication} was missed. Look at the medications, and ask the doctor or pharmacist what to do.`,
    `${medication} was not given, and it matters. See who can do something about it now.`,
  ],
  lateDoses: (count) => [
    count === 1
      ? 'One dose is late. Check whether it was given.'
      : `${count} doses are late. Check which of them were given.`,
    'A dose that no one wrote down may still have been given. Ask before you give it again.',
  ],
  overdueTasks: (count) => [
    count === 1
      ? 'One task is overdue. Do it, or hand it on.'
      : `${count} tasks are overdue. Begin with the shortest.`,
    count === 1
      ? 'Something is still open from before. Is it still needed?'
      : `${count} things are still open from before. Drop what no one needs any more.`,
    'If it is too much today, say so. Someone in the circle may have time.',
    'A task that is handed on is a task that gets done.',
  ],
  streak: (days) => [
    `${days} days in a row with a check-in. The circle can rely on you.`,
    `You have looked after someone ${days} days running. That deserves thanks.`,
    `${days} days without a gap. Keep it up, and let others help you.`,
  ],
  achievement: [
    'You have unlocked an achievement. Have a look, and be pleased with yourself.',
    'A new achievement: what you do for the circle can be seen.',
  ],
  bands: {
    morning: [
      'A glass of water first, then the day.',
      'Look at what is planned today before the phone rings.',
      'Good mornings begin slowly. Take ten minutes for yourself.',
      'Open a window and breathe in deeply three times.',
    ],
    midday: [
      'Have you eaten? Sit down for it, if only for a quarter of an hour.',
      'Half the day is done. What can wait until tomorrow?',
      'A short walk in daylight helps the afternoon.',
      'Ask how someone is today, not only what there is to do.',
    ],
    afternoon: [
      'Time for a break. A cup of tea counts.',
      'Drink something, and offer something to drink.',
      'Share one good moment of today with the circle.',
      'Who could take over for an hour this week? Ask them today.',
    ],
    evening: [
      'Put tomorrow’s things where you will find them.',
      'What went well today? One thing is enough.',
      'Leave the rest for tomorrow. You have done enough.',
      'A call to a friend is care too: for you.',
    ],
    rest: [
      'Rest now. The circle is there tomorrow as well.',
      'Put the phone out of reach of the bed.',
      'Sleep is part of caring. You can’t give what you don’t have.',
      'If you lie awake over something, write it down and let it go until the morning.',
    ],
  },
  seasons: {
    spring: [
      'The days grow longer. Go out together for a few minutes.',
      'It’s pollen season: keep what helps within reach.',
      'A good time to look through cupboards and medicine boxes.',
    ],
    summer: [
      'It may get hot: drink often and keep rooms dark at midday.',
      'Look at the medicines: some must not get warm.',
      'Plan who steps in during the holidays.',
    ],
    autumn: [
      'Has everyone who wants a flu shot had one?',
      'Wet leaves are slippery. Check shoes and hand rails.',
      'It gets dark earlier: a lamp on the way prevents falls.',
    ],
    winter: [
      'Ice and snow: order and shop ahead, so that no one has to go out.',
      'Warm socks, warm rooms, warm words.',
      'Dark days are heavy. A lamp and a visit make them lighter.',
    ],
  },
};
