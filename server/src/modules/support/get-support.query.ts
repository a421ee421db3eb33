import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { deskOf } from './desk-of';
import { readConversation } from './support-message-rows';

export const getSupport = defineQuery(apiContract.support.getSupport, async ({ db, actor, services }) => ({
  desk: deskOf(services.support, actor),
  messages: await readConversation(db, actor.id),
}));
