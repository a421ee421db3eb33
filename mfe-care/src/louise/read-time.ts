import type { Sentence } from './sentence';
import type { WhenWords } from './when-words';

/** An hour up to this one, said without a half of the day, is one of the afternoon. */
const lastAfternoonHour = 6;

/** Takes a time of day, `HH:MM`, out of a sentence: '3pm', '15:30', '15h30', 'um 15 Uhr', 'at 3', 'noon'. Null where there is none. */
export function readTime(sentence: Sentence, words: WhenWords): string | null {
  if (words.noon.some((word) => sentence.take(word))) return '12:00';
  const said = saidTime(sentence, words);
  if (!said) return null;
  const hour = hourOf(said, {
    isMorning: said.half === 'am' || words.morning.some((phrase) => sentence.take(phrase)),
    isAfternoon: said.half === 'pm' || words.afternoon.some((phrase) => sentence.take(phrase)),
  });
  if (hour > 23 || said.minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(said.minute).padStart(2, '0')}`;
}

interface Said {
  hour: number;
  minute: number;
  half?: string | undefined;
  /** Nothing but the number was said. */
  isBare?: boolean;
}

function saidTime(sentence: Sentence, words: WhenWords): Said | null {
  const clock = sentence.takeMatch(/^(\d{1,2})[:h.](\d{2})(am|pm)?\.?$/);
  if (clock) {
    words.oClock.some((word) => sentence.take(word));
    return { hour: Number(clock[1]), minute: Number(clock[2]), half: clock[3] };
  }
  const short = sentence.takeMatch(/^(\d{1,2})(am|pm|h)\.?$/);
  if (short) return { hour: Number(short[1]), minute: 0, half: short[2] === 'h' ? undefined : short[2] };
  for (const mark of [...words.oClock, ...words.morning, ...words.afternoon]) {
    const hour = sentence.takeNumberBefore(mark);
    if (hour !== null) return { hour, minute: 0, half: halfOf(mark, words) };
  }
  const bare = sentence.takeNumberAfter(words.at);
  return bare === null ? null : { hour: bare, minute: 0, isBare: true };
}

function halfOf(mark: string, { morning, afternoon }: WhenWords): string | undefined {
  if (morning.includes(mark)) return 'am';
  return afternoon.includes(mark) ? 'pm' : undefined;
}

function hourOf(
  { hour, isBare }: Said,
  { isMorning, isAfternoon }: { isMorning: boolean; isAfternoon: boolean },
) {
  if (isMorning) return hour === 12 ? 0 : hour;
  const isLikelyAfternoon = isBare && hour >= 1 && hour <= lastAfternoonHour;
  return (isAfternoon || isLikelyAfternoon) && hour < 12 ? hour + 12 : hour;
}
