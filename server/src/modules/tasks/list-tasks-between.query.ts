import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { rangeOf } from '../series';
import { readPartsOfTasks } from './parts-of-tasks';
import { taskOf } from './task-rows';

export const listTasksBetween = defineQuery(
  apiContract.care.listTasksBetween,
  async ({ db, input, circle }) => (await readPartsOfTasks(db, circle, rangeOf(input))).shown.map(taskOf),
);
