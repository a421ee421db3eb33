import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { alertOf, changeAlert, lockActiveAlert } from './alert-rows';

/** Takes 'I'm going' back; the others are notified, because nobody may be on the way any more (EMER-6). */
export const turnBackFromAlert = defineCommand(
  apiContract.emergency.turnBackFromAlert,
  async ({ tx, input, circle, actor, record }) => {
    const row = await lockActiveAlert(tx, circle.id, input.alertId, actor.id);
    const helpers = row.helpers.filter(({ memberId }) => memberId !== actor.id);
    if (helpers.length === row.helpers.length) return alertOf(tx, row);
    const alert = await changeAlert(tx, row, { helpers });
    await record('alert.helper-turned-back', { alert, memberId: actor.id });
    return alert;
  },
);
