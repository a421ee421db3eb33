import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeAlert, lockAlert } from './alert-rows';

/** A place is taken only from the one in need and only while the alert is open (EMER-6). */
export const shareAlertLocation = defineCommand(
  apiContract.emergency.shareAlertLocation,
  async ({ tx, input, circle, actor, record }) => {
    const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
    if (row.triggeredBy !== actor.id) {
      throw refuse('NOT_ALLOWED', { message: 'Only the one who raised an alert can share their place.' });
    }
    if (row.status !== 'armed' && row.status !== 'active') {
      throw refuse('INVALID_STATE', { message: 'This alert is over.' });
    }
    const alert = await changeAlert(tx, row, { location: input.location });
    if (row.status === 'active') await record('alert.updated', { alert });
    return alert;
  },
);
