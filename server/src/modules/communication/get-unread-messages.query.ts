import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { countUnread } from './count-unread';

export const getUnreadMessages = defineQuery(
  apiContract.communication.getUnreadMessages,
  async ({ db, actor }) => countUnread(db, actor),
);
