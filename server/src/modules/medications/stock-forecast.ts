import { doseLimits, timesOfFrequency, type Medication, type StockForecast } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { momentOf } from '../../recurrence/wall-moments';
import { hasDoses } from './doses/dose-moments';
import type { MedicationRow } from './medications.tables';

/** A stock that lasts longer is not worth a date. */
const mostDays = 730;
const daysOfNeed = 30;
const daysOfMonth = 365.25 / 12;

interface Circumstances {
  timeZone: string;
  now: Date;
  /** Doses as needed in the last 30 days. */
  neededDoses: number;
}

/** How long the stock of a medication lasts at its present use (MED-7). */
export function stockForecast(medication: MedicationRow, circumstances: Circumstances): StockForecast {
  const { unitsLeft, unitsPerDose } = medication;
  // Halves and quarters add up to a little less than they are.
  const dosesLeft = unitsLeft === null ? null : Math.floor(unitsLeft / unitsPerDose + 1e-6);
  const unitsPerDay = usePerDay(medication, circumstances.neededDoses);
  const runsOutOn =
    medication.status !== 'active' || dosesLeft === null
      ? null
      : runOutDay(medication, circumstances, dosesLeft);
  return {
    medicationId: medication.id,
    unitsLeft,
    dosesLeft,
    unitsPerDay,
    runsOutOn,
    isRefillDue: isRefillDue(medication, runsOutOn, dayIn(circumstances.timeZone, circumstances.now)),
  };
}

/** Whether the refill date is near or past, or the stock within its lead time of running out. */
function isRefillDue(medication: MedicationRow, runsOutOn: string | null, today: string): boolean {
  const { status, refillDate, refillLeadDays } = medication;
  if (status !== 'active') return false;
  const isDateNear = refillDate !== null && refillDate <= addDays(today, doseLimits.refillDueDays);
  return isDateNear || isWithinLead(runsOutOn, refillLeadDays, today);
}

export function isWithinLead(runsOutOn: string | null, leadDays: number, today: string): boolean {
  return runsOutOn !== null && runsOutOn <= addDays(today, leadDays);
}

/** Whether it is worth a look when a stock runs out: a few days of grace stand for what only a calendar can tell. */
export function mayRunOutSoon(medication: Medication): boolean {
  const { unitsLeft, refillLeadDays } = medication;
  const perDay = usePerDay(medication, 0);
  return (
    unitsLeft !== null && (perDay === null || unitsLeft / perDay <= refillLeadDays + daysOfGrace(medication))
  );
}

/** From one dose to the next it may be as long as that. */
function daysOfGrace({ frequency }: Medication): number {
  return frequency === 'weekly' ? 8 : frequency === 'monthly' ? 32 : 3;
}

function usePerDay(
  { frequency, unitsPerDose }: Pick<Medication, 'frequency' | 'unitsPerDose'>,
  neededDoses: number,
): number | null {
  const times = timesOfFrequency[frequency];
  if (frequency === 'as-needed') return neededDoses === 0 ? null : (neededDoses * unitsPerDose) / daysOfNeed;
  if (frequency === 'weekly') return (times * unitsPerDose) / 7;
  return frequency === 'monthly' ? (times * unitsPerDose) / daysOfMonth : times * unitsPerDose;
}

/** The day of the first dose from now on for which nothing is left; null where that is never, or too far. */
function runOutDay(
  medication: MedicationRow,
  { timeZone, now, neededDoses }: Circumstances,
  dosesLeft: number,
): string | null {
  const today = dayIn(timeZone, now);
  if (medication.frequency === 'as-needed') {
    const days = neededDoses === 0 ? mostDays : Math.floor((dosesLeft * daysOfNeed) / neededDoses);
    return days < mostDays ? addDays(today, days) : null;
  }
  const stillToday = medication.times.filter((time) => momentOf(timeZone, today, time) > now).length;
  let left = dosesLeft - (hasDoses(medication, today) ? stillToday : 0);
  if (left < 0) return today;
  let day = today;
  for (let away = 1; away < mostDays; away += 1) {
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    if (!hasDoses(medication, day)) continue;
    left -= medication.times.length;
    if (left < 0) return day;
  }
  return null;
}
