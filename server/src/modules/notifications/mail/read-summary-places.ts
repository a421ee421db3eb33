import { findMembership, type Membership } from '../../../access/find-membership';
import { listMembershipsOf } from '../../../access/find-member';
import type { Reader } from '../../../database/database';

/** More circles than anybody looks after. */
const mostCircles = 20;

/** The open circles that a person belongs to, but for demo circles: nothing leaves those. */
export async function readSummaryPlaces(reader: Reader, personId: string): Promise<Membership[]> {
  const places: Membership[] = [];
  const active = (await listMembershipsOf(reader, personId)).filter(({ status }) => status === 'active');
  for (const { circleId } of active.slice(0, mostCircles)) {
    const place = await findMembership(reader, circleId, personId);
    if (place && !place.circle.isDemo) places.push(place);
  }
  return places;
}
