import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { cancelJob } from '../../spine/jobs/job-table';
import { alertOf, changeAlert, lockAlert } from './alert-rows';
import { endAlert } from './end-alert';
import { raiseAlert } from './raise-alert.job';

/**
 * While the alert counts down nobody but its raiser learns that it existed; once it is out, all who were told are told
 * that it was a false alarm (EMER-6).
 */
export const cancelAlert = defineCommand(apiContract.emergency.cancelAlert, async (unit) => {
  const { tx, input, circle, actor, record } = unit;
  const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
  if (row.triggeredBy !== actor.id) {
    throw refuse('NOT_ALLOWED', { message: 'Only the one who raised an alert can take it back.' });
  }
  if (row.status === 'armed') {
    await cancelJob(tx, raiseAlert, { circleId: row.circleId, key: row.id });
    const alert = await changeAlert(tx, row, { status: 'cancelled', location: null });
    await record.toPerson(actor.id, 'alert.cancelled', { alert });
    return alert;
  }
  if (row.status !== 'active') return alertOf(tx, row);
  return endAlert(unit, row, { resolvedBy: actor.id, isFalseAlarm: true });
});
