import type { Member, Rung } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { UnitOfWork } from '../../../spine/context';
import type { DueRow, ScheduleRow } from './check-in-schedules.tables';
import { changeDue, dueCheckInOf } from './due-rows';
import { missedMoment, nextWatch, turnOf } from './ladder';

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record'>;

interface Surroundings {
  schedule: ScheduleRow;
  /** Active members of the circle. */
  members: readonly Member[];
  /** When the newest check-in was due that is due by now. */
  newestDueAt: Date;
}

const quarterHourMs = 15 * 60_000;
const dayMs = 86_400_000;

/** The next stage of an open due check-in (CHK-4): a rung is told to its audience, and after the last one it is missed. */
export async function watchDueCheckIn(unit: Unit, due: DueRow, around: Surroundings): Promise<void> {
  const { tx, now } = unit;
  const { rungs } = around.schedule;
  if (due.onItId !== null) return miss(unit, due, 'on-it');
  const turn = turnOf(due, rungs, now);
  const after = await changeDue(tx, due, { remindedUntil: now });
  const isForgotten = turn !== null && isPastTelling(due, turn.at, around.newestDueAt, now);
  if (turn && !isForgotten) await remind(unit, after, turn.rungs, around);
  if (missedMoment(due, rungs) <= now) return miss(unit, after, isForgotten ? 'server-away' : 'no-check-in');
  await changeDue(tx, after, { watchAt: nextWatch(after, rungs) });
}

/** What a server that was away notices late is told of the newest check-in alone, and of none that is a day old. */
function isPastTelling(due: DueRow, rungAt: Date, newestDueAt: Date, now: Date): boolean {
  const lateMs = now.getTime() - rungAt.getTime();
  return lateMs > dayMs || (lateMs > quarterHourMs && newestDueAt > due.dueAt);
}

async function remind(
  { record }: Unit,
  due: DueRow,
  rungs: readonly Rung[],
  around: Surroundings,
): Promise<void> {
  for (const rung of rungs) {
    const toldIds = audienceOf(rung, around);
    await record('due-check-in.reminded', { dueCheckIn: dueCheckInOf(due), rung, toldIds });
  }
}

async function miss(
  { tx, now, record }: Unit,
  due: DueRow,
  reason: NonNullable<DueRow['reason']>,
): Promise<void> {
  const after = await changeDue(tx, due, { status: 'missed', reason, missedAt: now, watchAt: null });
  await record('due-check-in.missed', { dueCheckIn: dueCheckInOf(after) });
}

/** Whoever is asked; where they are no longer there, the contacts once it is due. Without contacts, all who may see check-ins. */
function audienceOf({ who, minutes }: Rung, { schedule, members }: Surroundings): string[] {
  const known = new Set(members.map(({ id }) => id));
  const asked = schedule.askedId !== null && known.has(schedule.askedId) ? [schedule.askedId] : [];
  if (who === 'asked' && (asked.length > 0 || minutes < 0)) return asked;
  const contacts = schedule.contactIds.filter((id) => known.has(id));
  if (contacts.length > 0) return contacts;
  return members.filter((member) => can(member, 'check-in:view')).map(({ id }) => id);
}
