import { apiContract } from '@carecircle/contracts/api';
import { definePreparedCommand } from '../../spine/define-prepared-command';
import { askToEnd, setEnding } from './set-ending';

export const keepPlan = definePreparedCommand(
  apiContract.billing.keepPlan,
  (context) => askToEnd(context, false),
  ({ circle, prepared, ...unit }) => setEnding(unit, circle, false, prepared),
);
