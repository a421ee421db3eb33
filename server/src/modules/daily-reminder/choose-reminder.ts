import { createHash } from 'node:crypto';
import type { DailyReminder } from '@carecircle/contracts';
import type { Band, Season } from './band-and-season';
import type { ReminderWords } from './reminder-words';

/** What is true of a member's circle now, as far as the member may know it. */
export interface Signals {
  hasActiveAlert: boolean;
  /** Names of those whose latest check-in of the day says that they need help. */
  needingHelp: readonly string[];
  /** Critical medications of which a dose was missed. */
  missedCritical: readonly string[];
  /** Doses that should have been given by now. */
  lateDoses: number;
  /** Open tasks of the member or of anyone that should be done by now. */
  overdueTasks: number;
  /** Days of the member's check-in streak. */
  streak: number;
  hasNewAchievement: boolean;
  band: Band;
  season: Season;
}

interface Candidate extends DailyReminder {
  weight: number;
}

/** From how many days on a streak is worth a word. */
const longStreak = 7;

/**
 * The reminder of a member, day and part of the day: a weighted draw (section 9) of which `seed` decides, so that the same
 * seed and signals give the same. What is true now goes before what is only good to hear.
 */
export function chooseReminder(signals: Signals, words: ReminderWords, seed: string): DailyReminder {
  const urgent = urgentOf(signals, words);
  const candidates = urgent.length > 0 ? urgent : everydayOf(signals, words);
  const { kind, text } = draw(candidates, seed);
  return { kind, text };
}

function urgentOf(signals: Signals, words: ReminderWords): Candidate[] {
  const { hasActiveAlert, lateDoses, overdueTasks, streak, hasNewAchievement } = signals;
  const [name] = signals.needingHelp;
  const [medication] = signals.missedCritical;
  return [
    ...(hasActiveAlert ? each('crisis', 10, words.alert) : []),
    ...(name === undefined ? [] : each('crisis', 10, words.needsHelp(name))),
    ...(medication === undefined ? [] : each('crisis', 10, words.missedCritical(medication))),
    ...(lateDoses > 0 ? each('overdue', 8, words.lateDoses(lateDoses)) : []),
    ...(overdueTasks > 0 ? each('overdue', 8, words.overdueTasks(overdueTasks)) : []),
    ...(streak >= longStreak ? each('success', 6, words.streak(streak)) : []),
    ...(hasNewAchievement ? each('success', 6, words.achievement) : []),
  ];
}

/** The first three have more weight than the others. */
function everydayOf({ band, season }: Signals, words: ReminderWords): Candidate[] {
  return each('everyday', 3, [...words.bands[band], ...words.seasons[season]]).map((candidate, index) =>
    index < 3 ? { ...candidate, weight: 5 } : candidate,
  );
}

function each(kind: DailyReminder['kind'], weight: number, texts: readonly string[]): Candidate[] {
  return texts.map((text) => ({ kind, text, weight }));
}

function draw(candidates: readonly Candidate[], seed: string): Candidate {
  const sum = candidates.reduce((total, { weight }) => total + weight, 0);
  let left = (createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32) * sum;
  for (const candidate of candidates) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  throw new Error('There is nothing to draw from');
}
