import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readOpenAlerts } from './read-open-alerts';

export const listOpenAlerts = defineQuery(apiContract.emergency.listOpenAlerts, async ({ db, actor }) =>
  readOpenAlerts(db, actor),
);
