import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { defineReaction } from '../../spine/reactions/define-reaction';
import { momentOf } from '../../recurrence/wall-moments';
import { changeDose } from './doses/dose-rows';
import { makeDoses } from './doses/make-doses';
import { readMedications } from './medication-rows';
import { doses } from './medications.tables';
import { planDoseProcessing } from './doses/process-due-doses.job';

/** No two zones of the world are further apart. */
const widestMs = 26 * 3_600_000;

/**
 * Doses follow the person into another time zone: what is open keeps its day and time there. Those at the edge of what was made are
 * looked for once more, so that the move loses none (MED-5).
 */
export const followRecipient = defineReaction({
  name: 'care.follow-recipient',
  on: ['recipient.edited'],
  async react({ tx, now, event, schedule }) {
    const { circleId, id, timeZone } = event.payload.recipient;
    for (const row of await readMedications(tx, circleId, id)) {
      const isToCome = and(
        eq(doses.circleId, circleId),
        eq(doses.medicationId, row.id),
        eq(doses.status, 'due'),
        isNotNull(doses.time),
        gt(doses.dueAt, now),
      );
      let hasMoved = false;
      for (const dose of await tx.select().from(doses).where(isToCome).for('no key update')) {
        const dueAt = momentOf(timeZone, dose.day, dose.time ?? '00:00');
        if (dueAt.getTime() === dose.dueAt?.getTime()) continue;
        hasMoved = true;
        await changeDose(tx, dose, { dueAt, watchAt: dueAt, watchFor: 'due' });
      }
      const plannedUntil = new Date(Math.max(now.getTime(), row.plannedUntil.getTime() - widestMs));
      if (hasMoved) await makeDoses(tx, { ...row, plannedUntil }, timeZone, now);
    }
    await planDoseProcessing({ tx, schedule }, circleId);
  },
});
