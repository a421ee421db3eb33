import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readOpenHelp } from './help-rows';

export const listOpenHelp = defineQuery(apiContract.care.listOpenHelp, ({ db, actor, now }) =>
  readOpenHelp(db, actor, now),
);
