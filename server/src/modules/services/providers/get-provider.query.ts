import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineQuery } from '../../../spine/define-query';
import { findHome } from '../places/find-home';
import { channelTo, findProvider, providerOf } from './read-providers';

export const getProvider = defineQuery(
  apiContract.services.getProvider,
  async ({ db, input: { providerId, recipientId }, circle, services }) => {
    const row = await findProvider(db, providerId);
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such provider.' });
    const home = recipientId ? await findHome(db, circle.id, recipientId) : null;
    return providerOf(row, home, channelTo(row, circle, services));
  },
);
