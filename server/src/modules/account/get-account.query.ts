import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { accountOf, requirePerson } from './person-rows';

export const getAccount = defineQuery(apiContract.account.getAccount, async ({ db, actor }) =>
  accountOf(await requirePerson(db, actor.id)),
);
