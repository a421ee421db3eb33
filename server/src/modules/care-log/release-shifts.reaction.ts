import { and, eq, gt, isNull } from 'drizzle-orm';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { shifts } from './care-log.tables';
import { changeShift, shiftOf } from './shift-rows';

/** Whoever was removed is on no more: what goes on ends, what is to come is not there. */
export const releaseShifts = defineReaction({
  name: 'care.release-shifts',
  on: ['member.removed'],
  async react({ tx, event, record, now }) {
    const { circleId, id: memberId } = event.payload.member;
    const rows = await tx
      .select()
      .from(shifts)
      .where(
        and(
          eq(shifts.circleId, circleId),
          eq(shifts.memberId, memberId),
          gt(shifts.endsAt, now),
          isNull(shifts.deletedAt),
        ),
      )
      .for('no key update');
    for (const row of rows) {
      if (row.startsAt > now) {
        await changeShift(tx, row, { deletedAt: now, updatedAt: now });
        await record('shift.deleted', { shiftId: row.id });
        continue;
      }
      const ended = await changeShift(tx, row, { endsAt: now, endedAt: now, isOpen: false, updatedAt: now });
      await record('shift.ended', { shift: shiftOf(ended) });
    }
  },
});
