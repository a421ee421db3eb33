import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, changeAlert, lockAlert } from './alert-rows';
import { planAllClear } from './mail-all-clear.job';

/** Whoever taps second gets the resolved alert as it stands. */
export const resolveAlert = defineCommand(
  apiContract.emergency.resolveAlert,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
    if (row.status === 'resolved') return alertOf(tx, row);
    if (row.status !== 'active') throw refuse('INVALID_STATE', { message: 'This alert is not active.' });
    const alert = await changeAlert(tx, row, { status: 'resolved', resolvedBy: actor.id, resolvedAt: now });
    await record('alert.resolved', { alert });
    await planAllClear({ tx, schedule, now }, alert);
    return alert;
  },
);
