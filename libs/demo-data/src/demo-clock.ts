import { demoTimeZone } from './family';

const dayMs = 86_400_000;

/** Reads days and clock times of the demo circle's zone relative to one moment. */
export function demoClock(now: Date) {
  const offsetMs = zoneOffsetMs(now);
  const today = new Date(now.getTime() + offsetMs).toISOString().slice(0, 10);
  const day = (fromToday: number) =>
    new Date(Date.parse(today) + fromToday * dayMs).toISOString().slice(0, 10);
  /** The moment of a clock time `HH:MM` on the day `fromToday` days away. */
  const moment = (fromToday: number, clock: string) => {
    const asUtc = new Date(`${day(fromToday)}T${clock}:00.000Z`);
    return new Date(asUtc.getTime() - zoneOffsetMs(asUtc));
  };
  /** Days from today to the next or, when negative, the latest given day of the month. */
  const dayOfMonth = (monthsAway: number, dayNumber: number) => {
    const [year = 0, month = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + monthsAway, dayNumber)).toISOString().slice(0, 10);
  };
  const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  return { now, day, moment, dayOfMonth, daysUntil };
}

export type DemoClock = ReturnType<typeof demoClock>;

/** Milliseconds to add to UTC for the demo zone's wall clock at a moment. */
function zoneOffsetMs(at: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: demoTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '0';
  const wall = Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}.000Z`,
  );
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}
