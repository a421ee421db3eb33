import type { Shift } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { listMembers } from '../../access/find-member';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { lockMember } from '../circles';
import { shifts, type ShiftRow } from './care-log.tables';

export function shiftOf({ deletedAt: _, ...row }: ShiftRow): Shift {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Shifts for somebody that are not over at `from` and begin before `to`, soonest first. */
export function readShifts(
  reader: Reader,
  circleId: string,
  recipientId: string,
  { from, to }: { from: Date; to: Date },
): Promise<ShiftRow[]> {
  return reader
    .select()
    .from(shifts)
    .where(
      and(
        eq(shifts.circleId, circleId),
        eq(shifts.recipientId, recipientId),
        gt(shifts.endsAt, from),
        lt(shifts.startsAt, to),
        isNull(shifts.deletedAt),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
}

/** The shift, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockShift(tx: Transaction, circleId: string, shiftId: string): Promise<ShiftRow> {
  const row = await lockShiftEvenDeleted(tx, circleId, shiftId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This shift was deleted.' });
  return row;
}

export async function lockShiftEvenDeleted(
  tx: Transaction,
  circleId: string,
  shiftId: string,
): Promise<ShiftRow> {
  const [row] = await tx.select().from(shifts).where(isShift(circleId, shiftId)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such shift.' });
  return row;
}

/** Writes the fields that change and answers the shift as it now stands. */
export async function changeShift(
  tx: Transaction,
  row: ShiftRow,
  changes: Partial<ShiftRow>,
): Promise<ShiftRow> {
  await tx.update(shifts).set(changes).where(isShift(row.circleId, row.id));
  return { ...row, ...changes };
}

/** Refuses at the field who may not keep the care log; holds the member, so that two shifts at once cannot overlap. */
export async function holdCarer(tx: Transaction, circleId: string, memberId: string): Promise<void> {
  const known = (await listMembers(tx, circleId, ['active'])).find(({ id }) => id === memberId);
  if (!known || !can(known, 'care-log:edit')) {
    throw refuse('INVALID_INPUT', {
      message: 'Only members who may keep the care log can be on.',
      fields: [{ path: 'memberId', code: 'not_a_carer' }],
    });
  }
  await lockMember(tx, circleId, memberId, 'active');
}

/** Another shift of the same member for the same person that a span touches; null for none. */
export async function findOverlap(
  tx: Transaction,
  shift: Pick<ShiftRow, 'circleId' | 'id' | 'recipientId' | 'memberId' | 'startsAt' | 'endsAt'>,
): Promise<ShiftRow | null> {
  const [row] = await tx
    .select()
    .from(shifts)
    .where(
      and(
        eq(shifts.circleId, shift.circleId),
        eq(shifts.recipientId, shift.recipientId),
        eq(shifts.memberId, shift.memberId),
        ne(shifts.id, shift.id),
        lt(shifts.startsAt, shift.endsAt),
        gt(shifts.endsAt, shift.startsAt),
        isNull(shifts.deletedAt),
      ),
    )
    .orderBy(asc(shifts.startsAt))
    .limit(1);
  return row ?? null;
}

/** Refuses, at its beginning, a shift of a member who is on at that time already; those of two members may overlap. */
export async function requireNoOverlap(
  tx: Transaction,
  shift: Parameters<typeof findOverlap>[1],
): Promise<void> {
  if (!(await findOverlap(tx, shift))) return;
  throw refuse('INVALID_INPUT', {
    message: 'This member has another shift at that time.',
    fields: [{ path: 'time', code: 'shift_overlap' }],
  });
}

function isShift(circleId: string, shiftId: string) {
  return and(eq(shifts.circleId, circleId), eq(shifts.id, shiftId));
}
