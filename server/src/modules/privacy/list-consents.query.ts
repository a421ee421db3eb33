import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readConsents } from './consent-rows';

export const listConsents = defineQuery(apiContract.privacy.listConsents, ({ db, actor }) =>
  readConsents(db, actor.id),
);
