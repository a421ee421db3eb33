import { pointsFor } from '@carecircle/contracts';
import { defineReaction } from '../../spine/define-reaction';
import { pointsLedger } from './points.tables';
import { readMemberPoints } from './read-member-points';

/** Whoever completed a task earns its points; the ledger takes each event once (GAME-1). */
export const awardPoints = defineReaction({
  name: 'points.award-points',
  on: ['task.completed'],
  async react({ tx, event, now, record }) {
    const { circleId, completedBy } = event.payload.task;
    if (completedBy === null) return;
    const points = pointsFor[event.type];
    const awarded = await tx
      .insert(pointsLedger)
      .values({
        circleId,
        causeEventId: event.id,
        memberId: completedBy,
        cause: event.type,
        points,
        awardedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (awarded.length === 0) return;
    const member = await readMemberPoints(tx, circleId, completedBy);
    await record('points.awarded', { points, causeEventId: event.id, member });
  },
});
