import DataLoader from 'dataloader';
import { findMemberships, type Membership } from '../../access/find-membership';
import type { Database } from '../../database/database';

export type MembershipReader = (circleId: string, personId: string) => Promise<Membership | null>;

interface Place {
  circleId: string;
  personId: string;
}

const mostAtOnce = 200;

/** Streams that ask at the same moment share one read: an event wakes those of a whole circle. Nothing is remembered. */
export function createSharedMembershipReader(db: Database): MembershipReader {
  const loader = new DataLoader<Place, Membership | null>((places) => findMemberships(db, places), {
    cache: false,
    maxBatchSize: mostAtOnce,
  });
  return (circleId, personId) => loader.load({ circleId, personId });
}
