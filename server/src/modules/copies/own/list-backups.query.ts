import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { backupOf, listBackupsOf } from './backup-rows';

export const listBackups = defineQuery(apiContract.copies.listBackups, async ({ db, actor }) =>
  (await listBackupsOf(db, actor.id)).map(backupOf),
);
