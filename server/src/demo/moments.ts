import { demoTimeZone } from '@carecircle/demo-data';
import { periodOf } from '../records/circle-days';

const hourMs = 3_600_000;
/** What belongs to the full hour, such as its doses, is done by then. */
const afterHourMs = 120_000;

/** The moment up to which a circle that is entered now was lived: at most an hour ago, two minutes after a full hour. */
export function momentFor(now: Date): Date {
  return new Date(Math.floor((now.getTime() - afterHourMs) / hourMs) * hourMs + afterHourMs);
}

/** This moment and the later ones of its day in the circle's zone. */
export function restOfDay(moment: Date): Date[] {
  const { endsAt } = periodOf('daily', demoTimeZone, moment);
  const moments: Date[] = [];
  for (let at = moment.getTime(); at < endsAt.getTime(); at += hourMs) moments.push(new Date(at));
  return moments;
}
