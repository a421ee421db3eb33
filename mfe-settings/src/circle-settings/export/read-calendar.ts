import { listLimits } from '@carecircle/contracts';
import { callOperation, nowMs, type CircleSession } from '@carecircle/remote-kit';
import type { Whole } from './read-all';

const dayMs = 86_400_000;
const daysAhead = 366;
/** Ranges that are read at most: about five years back. */
const mostRanges = 36;

/** Events from the beginning of the circle, five years back at most, to a year ahead. */
export async function readCalendar({ circle }: CircleSession): Promise<Whole<unknown>> {
  const step = listLimits.days * dayMs;
  const records: unknown[] = [];
  let hasFullDays = false;
  let toMs = nowMs() + daysAhead * dayMs;
  for (let range = 0; range < mostRanges; range += 1) {
    const fromMs = toMs - step + dayMs;
    const days = { circleId: circle.id, from: dayOf(fromMs), to: dayOf(toMs) };
    records.unshift(...(await callOperation('care.listCalendarEvents', days)));
    // Of a day with very many events the list holds the first ones.
    hasFullDays ||= (await callOperation('care.listFullDays', days)).length > 0;
    if (fromMs < Date.parse(circle.createdAt)) return { records, isComplete: !hasFullDays };
    toMs = fromMs - dayMs;
  }
  return { records, isComplete: false };
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
