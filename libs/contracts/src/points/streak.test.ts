import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noStreak, streakOfDays, streakOn } from './streak';

const firstDay = Date.parse('2024-02-20');
/** The calendar day so many days after the first one. */
const dayAt = (place: number) => new Date(firstDay + place * 86_400_000).toISOString().slice(0, 10);
const streakOf = (places: readonly number[]) => streakOfDays(places.map(dayAt), []);

const places = fc
  .array(fc.nat(60), { minLength: 1, maxLength: 60 })
  .map((some) => some.sort((a, b) => a - b));

/** How many of these places follow one another without a gap, counted back from `end`. */
function runUpTo(end: number, all: ReadonlySet<number>): number {
  let length = 0;
  while (all.has(end - length)) length += 1;
  return length;
}

describe('CHK-3 a streak', () => {
  it('has as many days as lie next to each other up to the last one, and keeps the longest', () => {
    fc.assert(
      fc.property(places, (some) => {
        const all = new Set(some);
        const last = Math.max(...some);
        const longest = Math.max(...some.map((place) => runUpTo(place, all)));
        expect(streakOf(some)).toEqual({ current: runUpTo(last, all), longest, lastDay: dayAt(last) });
      }),
    );
  });

  it('takes a second check-in of a day for none', () => {
    fc.assert(
      fc.property(places, (some) => {
        expect(streakOf(some.flatMap((place) => [place, place]))).toEqual(streakOf(some));
      }),
    );
  });

  it('lives today and tomorrow, is broken the day after, and never loses its longest', () => {
    fc.assert(
      fc.property(places, fc.nat(90), (some, later) => {
        const streak = streakOf(some);
        const { current, longest } = streakOn(streak, dayAt(Math.max(...some) + later), []);
        expect([current, longest]).toEqual([later <= 1 ? streak.current : 0, streak.longest]);
      }),
    );
  });

  it('goes on over a leap day and over the end of a year', () => {
    expect(streakOfDays(['2024-02-28', '2024-02-29', '2024-03-01'], []).current).toBe(3);
    expect(streakOfDays(['2026-12-31', '2027-01-01'], []).current).toBe(2);
  });

  it('CHK-4 is the same with paused days as if they had never been', () => {
    fc.assert(
      fc.property(places, fc.nat(60), fc.nat(20), fc.nat(5), (some, first, length, later) => {
        const pause = { from: dayAt(first), until: dayAt(first + length) };
        const isPaused = (place: number) => place >= first && place <= first + length;
        const without = (place: number) => place - Math.min(Math.max(place - first, 0), length + 1);
        const kept = some.filter((place) => !isPaused(place));
        const [streak, same] = [streakOfDays(some.map(dayAt), [pause]), streakOf(kept.map(without))];
        expect([streak.current, streak.longest]).toEqual([same.current, same.longest]);
        const today = Math.max(...some, first + length + 1) + later;
        expect(streakOn(streak, dayAt(today), [pause]).current).toBe(
          streakOn(same, dayAt(without(today)), []).current,
        );
      }),
    );
  });

  it('CHK-4 lives as long as a pause without an end lasts', () => {
    const pauses = [{ from: '2026-11-22', until: null }];
    const streak = streakOfDays(['2026-11-20', '2026-11-21', '2026-12-24'], pauses);
    expect(streakOn(streak, '2027-03-01', pauses)).toEqual({ current: 2, longest: 2, lastDay: '2026-11-21' });
  });

  it('of nobody is nothing', () => {
    expect(streakOn(noStreak, dayAt(0), [])).toEqual({ current: 0, longest: 0, lastDay: null });
  });
});
