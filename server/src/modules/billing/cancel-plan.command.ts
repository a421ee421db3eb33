import { apiContract } from '@carecircle/contracts/api';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { askToEnd, setEnding } from './set-ending';

export const cancelPlan = definePreparedCommand(
  apiContract.billing.cancelPlan,
  (context) => askToEnd(context, true),
  ({ circle, prepared, ...unit }) => setEnding(unit, circle, true, prepared),
);
