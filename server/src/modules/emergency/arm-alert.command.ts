import { alertCountdownSeconds } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, lockAnyAlert } from './alert-rows';
import { alerts } from './alerts.tables';
import { raiseAlert } from './raise-alert.job';
import { severityOf } from './severity-of';

/**
 * From here on the server raises the alert by itself, even if the phone that armed it dies. The countdown counts from the press,
 * wherever that was: an alert that a phone without a network has held for longer goes out at once (EMER-6).
 */
export const armAlert = defineCommand(
  apiContract.emergency.armAlert,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const armedAt = new Date(now.getTime() - input.heldMs);
    const deadlineAt = new Date(armedAt.getTime() + alertCountdownSeconds * 1000);
    const [row] = await tx
      .insert(alerts)
      .values({
        circleId: circle.id,
        id: input.alertId,
        type: input.type,
        severity: severityOf(input.type),
        status: 'armed',
        message: input.message,
        triggeredBy: actor.id,
        armedAt,
        deadlineAt,
        location: input.location,
        acknowledgedBy: [],
        isFalseAlarm: false,
        isDrill: input.isDrill,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      const standing = await lockAnyAlert(tx, circle.id, input.alertId);
      if (standing?.triggeredBy === actor.id) return alertOf(tx, standing);
      throw refuse('COMMAND_ID_REUSED', { message: 'Another alert has this id.' });
    }
    await schedule(raiseAlert, { circleId: circle.id, alertId: row.id }, deadlineAt, { key: row.id });
    const alert = await alertOf(tx, row);
    await record.toPerson(actor.id, 'alert.armed', { alert });
    return alert;
  },
);
