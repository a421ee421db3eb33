import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { cancelJob } from '../../spine/job-table';
import { alertOf, changeAlert, lockAlert } from './alert-rows';
import { planAllClear } from './mail-all-clear.job';
import { raiseAlert } from './raise-alert.job';

/**
 * While the alert counts down nobody but its raiser learns that it existed; once it is out, all who were told are told
 * that it was a false alarm (EMER-6).
 */
export const cancelAlert = defineCommand(
  apiContract.emergency.cancelAlert,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
    if (row.triggeredBy !== actor.id) {
      throw refuse('NOT_ALLOWED', { message: 'Only the one who raised an alert can take it back.' });
    }
    if (row.status === 'armed') {
      await cancelJob(tx, raiseAlert, { circleId: row.circleId, key: row.id });
      const alert = await changeAlert(tx, row, { status: 'cancelled' });
      await record.toPerson(actor.id, 'alert.cancelled', { alert });
      return alert;
    }
    if (row.status !== 'active') return alertOf(tx, row);
    const alert = await changeAlert(tx, row, {
      status: 'resolved',
      resolvedBy: actor.id,
      resolvedAt: now,
      isFalseAlarm: true,
    });
    await record('alert.resolved', { alert });
    await planAllClear({ tx, schedule, now }, alert);
    return alert;
  },
);
