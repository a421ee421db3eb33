import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readOpenCalls } from './read-open-calls';

export const listOpenCalls = defineQuery(apiContract.calls.listOpenCalls, async ({ db, actor }) =>
  readOpenCalls(db, actor),
);
