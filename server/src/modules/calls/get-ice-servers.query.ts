import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';

export const getIceServers = defineQuery(
  apiContract.calls.getIceServers,
  async ({ actor, now, services: { ice } }) => {
    const { iceServers, expiresAt } = ice.serversFor(actor.id, now);
    return { iceServers, hasRelay: ice.hasRelay, expiresAt: expiresAt.toISOString() };
  },
);
