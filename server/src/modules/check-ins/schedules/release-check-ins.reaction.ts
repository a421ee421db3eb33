import { and, asc, eq, inArray } from 'drizzle-orm';
import { defineReaction } from '../../../spine/reactions/define-reaction';
import { dueCheckIns } from './check-in-schedules.tables';
import { handBack } from './hand-back';
import { changeSchedule, readSchedules, scheduleOf } from './schedule-rows';
import { planCheckIns } from './tend-check-ins.job';

/** Whoever was removed is asked for nothing, is no contact, and is on nothing any more: the ladder goes on without them (CHK-4). */
export const releaseCheckIns = defineReaction({
  name: 'care.release-check-ins',
  on: ['member.removed'],
  async react({ tx, event, record, now, schedule }) {
    const { circleId, id: memberId } = event.payload.member;
    for (const row of await readSchedules(tx, circleId)) {
      const changes = {
        ...(row.askedId === memberId && { askedId: null }),
        ...(row.contactIds.includes(memberId) && {
          contactIds: row.contactIds.filter((other) => other !== memberId),
        }),
      };
      const changed = Object.keys(changes);
      if (changed.length === 0) continue;
      const after = await changeSchedule(tx, row, changes);
      await record('check-in-schedule.edited', { schedule: scheduleOf(after), changed });
    }
    const taken = await tx
      .select()
      .from(dueCheckIns)
      .where(
        and(
          eq(dueCheckIns.circleId, circleId),
          eq(dueCheckIns.onItId, memberId),
          inArray(dueCheckIns.status, ['due', 'missed']),
        ),
      )
      .orderBy(asc(dueCheckIns.id))
      .for('no key update');
    for (const row of taken) await handBack({ tx, now, record }, row);
    if (taken.length > 0) await planCheckIns({ tx, schedule }, circleId);
  },
});
