import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { findRecipient } from '../../circles';
import type { Place } from './miles-between';
import { homePlaces, postalPlaces } from './places.tables';
import samplePlaces from './sample-postal-places.json';

export interface Home extends Place {
  from: 'device' | 'postal-code';
}

/** Where the home of a person cared for is: as a device has said, else the middle of its postal code; null where neither is known. */
export async function findHome(reader: Reader, circleId: string, recipientId: string): Promise<Home | null> {
  const [said] = await reader
    .select()
    .from(homePlaces)
    .where(and(eq(homePlaces.circleId, circleId), eq(homePlaces.recipientId, recipientId)));
  if (said) return { latitude: said.latitude, longitude: said.longitude, from: 'device' };
  const recipient = await findRecipient(reader, circleId, recipientId);
  const postalCode = postalCodeIn(recipient?.homeAddress ?? '');
  const place = postalCode && (await findPostalPlace(reader, postalCode));
  return place ? { latitude: place.latitude, longitude: place.longitude, from: 'postal-code' } : null;
}

/** The last five digits that stand by themselves in an address: house numbers come before it. */
export function postalCodeIn(address: string): string | null {
  return address.match(/\b\d{5}(?=(?:-\d{4})?\b)/g)?.at(-1) ?? null;
}

async function findPostalPlace(reader: Reader, postalCode: string): Promise<Place | undefined> {
  const [row] = await reader.select().from(postalPlaces).where(eq(postalPlaces.postalCode, postalCode));
  if (row) return row;
  const [other] = await reader.select().from(postalPlaces).limit(1);
  return other ? undefined : samplePlaces.find((place) => place.postalCode === postalCode);
}
