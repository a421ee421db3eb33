import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { readBudget } from './read-budget';

export const getBudget = defineQuery(apiContract.finance.getBudget, ({ db, input, circle }) =>
  readBudget(db, circle.id, input.month),
);
