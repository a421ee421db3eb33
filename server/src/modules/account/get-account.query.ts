import { apiContract } from '@carecircle/contracts/api';
import { accountOf, requirePerson } from '../../access/person-rows';
import { defineQuery } from '../../spine/define-query';

export const getAccount = defineQuery(apiContract.account.getAccount, async ({ db, actor }) =>
  accountOf(await requirePerson(db, actor.id)),
);
