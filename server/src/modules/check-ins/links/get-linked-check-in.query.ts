import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { findRecipient } from '../../circles';
import { findLink, noSuchLink, stands } from './link-rows';

export const getLinkedCheckIn = defineQuery(
  apiContract.care.getLinkedCheckIn,
  async ({ db, input, now, services }) => {
    const link = await findLink(db, services.crypto, input.token);
    if (!link || link.usedAt !== null || !(await stands(db, link, now))) throw noSuchLink();
    const recipient = await findRecipient(db, link.circleId, link.recipientId);
    if (!recipient) throw noSuchLink();
    const [firstName = recipient.name] = recipient.name.split(/\s+/);
    return { firstName };
  },
);
