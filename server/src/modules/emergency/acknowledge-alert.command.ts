import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, lockAlert } from './alert-rows';
import { noteSeen } from './note-seen';

export const acknowledgeAlert = defineCommand(
  apiContract.emergency.acknowledgeAlert,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
    if (row.acknowledgedBy.includes(actor.id)) return alertOf(tx, row);
    if (row.status !== 'active') throw refuse('INVALID_STATE', { message: 'This alert is not active.' });
    return alertOf(tx, await noteSeen({ tx, record, now }, row, actor.id));
  },
);
