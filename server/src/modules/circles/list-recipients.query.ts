import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { listRecipientsOf } from './recipient-rows';

export const listRecipients = defineQuery(apiContract.circles.listRecipients, ({ db, circle }) =>
  listRecipientsOf(db, circle.id),
);
