import { describe, expect, it } from 'vitest';
import { createIdleClock } from './idle-clock';

const minuteMs = 60_000;

function started() {
  const seen = { now: 0, isBusy: false, reports: 0, told: 0, warnings: [] as (number | null)[], ends: 0 };
  const clock = createIdleClock({
    nowMs: () => seen.now,
    isBusy: () => seen.isBusy,
    report: () => void (seen.reports += 1),
    tell: () => void (seen.told += 1),
    warn: (remainingMs) => void seen.warnings.push(remainingMs),
    end: () => void (seen.ends += 1),
  });
  const at = (minutes: number, timeout = 30) => {
    seen.now = minutes * minuteMs;
    clock.look(timeout);
  };
  return { seen, clock, at };
}

describe('AUTH-5 how long nobody has been there', () => {
  it('warns 60 seconds before, then ends, once', () => {
    const { seen, at } = started();
    at(28.9);
    expect(seen.warnings).toEqual([]);
    at(29.5);
    expect(seen.warnings).toEqual([30_000]);
    at(30);
    at(30.1);
    expect(seen.ends).toBe(1);
  });

  it('starts over with every use, here or in another tab', () => {
    const { seen, clock, at } = started();
    at(20);
    clock.notice();
    at(40);
    clock.hear();
    at(68);
    expect(seen).toMatchObject({ warnings: [], ends: 0 });
  });

  it('takes only an answer while it asks', () => {
    const { seen, clock, at } = started();
    at(29.5);
    clock.notice();
    at(29.6);
    expect(seen.warnings).toHaveLength(2);
    clock.answer();
    expect(seen.warnings.at(-1)).toBeNull();
    at(58);
    expect(seen.ends).toBe(0);
  });

  it('never ends a call or an open alert, and counts from their end', () => {
    const { seen, at } = started();
    seen.isBusy = true;
    at(29);
    at(45);
    seen.isBusy = false;
    at(70);
    expect(seen.ends).toBe(0);
    at(75);
    expect(seen.ends).toBe(1);
  });

  it('tells the server once a minute and the other tabs at most every five seconds', () => {
    const { seen, clock } = started();
    for (let second = 0; second <= 60; second += 1) {
      seen.now = second * 1000;
      clock.notice();
    }
    expect(seen).toMatchObject({ reports: 1, told: 13 });
  });

  it('never ends where its owner chose so, and tries again where the end reached nobody', () => {
    const { seen, clock, at } = started();
    at(500, 0);
    expect(seen.ends).toBe(0);
    at(531);
    clock.again();
    at(531.5);
    expect(seen.ends).toBe(2);
  });
});
