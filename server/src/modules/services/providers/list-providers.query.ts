import { serviceLimits, type Provider } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { findHome } from '../places/find-home';
import { channelTo, providerOf, readProviders } from './read-providers';

/** A region has few enough providers to be compared one by one; where a distance is not known it hides nobody. */
export const listProviders = defineQuery(
  apiContract.services.listProviders,
  async ({ db, input: { kind, recipientId, search = '', maxMiles = Infinity }, circle, services }) => {
    const { rows, isSample } = await readProviders(db, kind);
    const home = recipientId ? await findHome(db, circle.id, recipientId) : null;
    const text = search.toLowerCase();
    const providers = rows
      .map((row) => providerOf(row, home, channelTo(row, circle, services)))
      .filter(
        ({ name, description, distanceMiles }) =>
          (distanceMiles ?? 0) <= maxMiles &&
          (name.toLowerCase().includes(text) || description.toLowerCase().includes(text)),
      )
      .sort(nearestFirst)
      .slice(0, serviceLimits.found);
    return { providers, isSample, home: home?.from ?? null };
  },
);

function nearestFirst(one: Provider, other: Provider): number {
  const distance = (one.distanceMiles ?? Infinity) - (other.distanceMiles ?? Infinity);
  return distance || other.rating - one.rating || (one.name < other.name ? -1 : 1);
}
