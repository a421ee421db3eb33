import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readTasksOfDays } from './task-series-rows';
import { requireRange } from '../require-range';
import { taskOf } from './task-rows';

export const listTasksBetween = defineQuery(
  apiContract.care.listTasksBetween,
  async ({ db, input, circle }) => {
    requireRange(input);
    return (await readTasksOfDays(db, circle, input)).map(taskOf);
  },
);
