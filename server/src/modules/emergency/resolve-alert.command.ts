import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { alertOf, lockAlert } from './alert-rows';
import { endAlert } from './end-alert';

/** Whoever taps second gets the resolved alert as it stands. */
export const resolveAlert = defineCommand(apiContract.emergency.resolveAlert, async (unit) => {
  const { tx, input, circle, actor } = unit;
  const row = await lockAlert(tx, circle.id, input.alertId, actor.id);
  if (row.status === 'resolved') return alertOf(tx, row);
  if (row.status !== 'active') throw refuse('INVALID_STATE', { message: 'This alert is not active.' });
  return endAlert(unit, row, { resolvedBy: actor.id });
});
