import type { KitWords } from '../words/kit-words';

const minuteMs = 60_000;

/** 'Just now', 'Xm ago', 'Xh ago', 'Xd ago' (SHELL-4). A moment in the future, by a clock that is ahead, is 'Just now'. */
export function formatRelative(instant: string, nowMs: number, words: KitWords): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hoursAgo(hours) : words.daysAgo(Math.floor(hours / 24));
}
