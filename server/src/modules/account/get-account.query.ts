import { apiContract } from '@carecircle/contracts/api';
import { readAccount } from './read-account';
import { defineQuery } from '../../spine/define-query';

export const getAccount = defineQuery(apiContract.account.getAccount, ({ db, actor, now }) =>
  readAccount(db, actor.id, now),
);
