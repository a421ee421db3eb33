import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { listRecipientsOf } from './recipient-rows';
import { recipientFor } from '../seen-by';

export const listRecipients = defineQuery(apiContract.circles.listRecipients, async ({ db, circle, actor }) =>
  (await listRecipientsOf(db, circle.id)).map((recipient) => recipientFor(actor, recipient)),
);
