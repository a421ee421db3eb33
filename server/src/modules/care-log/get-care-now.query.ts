import { careLogLimits, listLimits, type Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, asc, desc, eq, gt, isNull, lte, ne, notExists } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { defineQuery } from '../../spine/define-query';
import {
  careTimes,
  handOffNotes,
  handOffReadings,
  shifts,
  type HandOffNoteRow,
  type ShiftRow,
} from './care-log.tables';
import { notesOf } from './hand-off-rows';
import { readShifts, shiftOf } from './shift-rows';

const dayMs = 86_400_000;

export const getCareNow = defineQuery(
  apiContract.care.getCareNow,
  async ({ db, input: { recipientId }, circle, actor, now }) => {
    const from = new Date(now.getTime() - 2 * dayMs);
    const to = new Date(now.getTime() + 14 * dayMs);
    const [around, unread, unconfirmed] = await Promise.all([
      readShifts(db, circle.id, recipientId, { from, to }),
      readUnread(db, actor, recipientId, now),
      readUnconfirmed(db, actor, recipientId, now),
    ]);
    return {
      shifts: around.slice(0, careLogLimits.shiftsShown).map(shiftOf),
      unread: await notesOf(db, unread),
      unconfirmed: unconfirmed.map(shiftOf),
    };
  },
);

function readUnread(db: Reader, actor: Member, recipientId: string, now: Date): Promise<HandOffNoteRow[]> {
  const own = db
    .select({ noteId: handOffReadings.noteId })
    .from(handOffReadings)
    .where(
      and(
        eq(handOffReadings.circleId, handOffNotes.circleId),
        eq(handOffReadings.noteId, handOffNotes.id),
        eq(handOffReadings.memberId, actor.id),
      ),
    );
  const since = Math.max(now.getTime() - 14 * dayMs, Date.parse(actor.joinedAt));
  return db
    .select()
    .from(handOffNotes)
    .where(
      and(
        eq(handOffNotes.circleId, actor.circleId),
        eq(handOffNotes.recipientId, recipientId),
        ne(handOffNotes.authorId, actor.id),
        gt(handOffNotes.createdAt, new Date(since)),
        isNull(handOffNotes.deletedAt),
        notExists(own),
      ),
    )
    .orderBy(desc(handOffNotes.createdAt), desc(handOffNotes.id))
    .limit(listLimits.careNow);
}

function readUnconfirmed(db: Reader, actor: Member, recipientId: string, now: Date): Promise<ShiftRow[]> {
  const confirming = db
    .select({ id: careTimes.id })
    .from(careTimes)
    .where(
      and(
        eq(careTimes.circleId, shifts.circleId),
        eq(careTimes.shiftId, shifts.id),
        isNull(careTimes.deletedAt),
      ),
    );
  return db
    .select()
    .from(shifts)
    .where(
      and(
        eq(shifts.circleId, actor.circleId),
        eq(shifts.recipientId, recipientId),
        eq(shifts.memberId, actor.id),
        gt(shifts.endsAt, new Date(now.getTime() - 14 * dayMs)),
        lte(shifts.endsAt, now),
        isNull(shifts.deletedAt),
        notExists(confirming),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id))
    .limit(listLimits.careNow);
}
