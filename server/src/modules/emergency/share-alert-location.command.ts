import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { definePublicCommand } from '../../spine/define-public-command';
import { changeAlert, lockAlert } from './alert-rows';

/**
 * A place is taken only from the one in need and only while the alert is open (EMER-6). A move is a passing fact, told to open
 * screens: neither an event nor a stored answer, so that no trace of the way is left.
 */
export const shareAlertLocation = definePublicCommand(
  apiContract.emergency.shareAlertLocation,
  ({ input: { alertId, location }, circle, actor, transact }) =>
    transact(async ({ tx, record, signal }) => {
      const row = await lockAlert(tx, circle.id, alertId, actor.id);
      if (row.triggeredBy !== actor.id) {
        throw refuse('NOT_ALLOWED', { message: 'Only the one who raised an alert can share their place.' });
      }
      if (row.status !== 'armed' && row.status !== 'active') {
        throw refuse('INVALID_STATE', { message: 'This alert is over.' });
      }
      const alert = await changeAlert(tx, row, { location });
      if (row.status !== 'active') return alert;
      if (row.location === null) await record('alert.updated', { alert });
      else
        signal(
          { type: 'alert.moved', payload: { circleId: circle.id, alertId, location } },
          { circleId: circle.id, action: 'alert:view' },
        );
      return alert;
    }),
);
