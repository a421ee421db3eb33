import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, changeAlert, lockAlert } from './alert-rows';

export const acknowledgeAlert = defineCommand(
  apiContract.emergency.acknowledgeAlert,
  async ({ tx, input, circle, actor, record }) => {
    const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
    if (row.acknowledgedBy.includes(actor.id)) return alertOf(tx, row);
    if (row.status !== 'active') throw refuse('INVALID_STATE', { message: 'This alert is not active.' });
    const alert = await changeAlert(tx, row, { acknowledgedBy: [...row.acknowledgedBy, actor.id] });
    await record('alert.acknowledged', { alert });
    return alert;
  },
);
