import type { PushDevices } from '@carecircle/contracts';
import { notificationLimits } from '@carecircle/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader } from '../../../database/database';
import type { Push, PushTarget } from '../../../push/push';
import { pushDevices, type PushDeviceRow } from './push.tables';

/** What the sealed address of a device is bound to. */
export const pushDeviceContext = (deviceId: string) => `push device ${deviceId}`;

export function targetOf(
  crypto: FieldCrypto,
  { id, target }: Pick<PushDeviceRow, 'id' | 'target'>,
): PushTarget {
  return JSON.parse(crypto.open(target, pushDeviceContext(id))) as PushTarget;
}

export async function readDevices(
  reader: Reader,
  { personId, sessionId, push }: { personId: string; sessionId: string | null; push: Push },
): Promise<PushDevices> {
  const rows = await devicesOf(reader, personId);
  return {
    publicKey: push.publicKey,
    devices: rows.map(({ id, name, addedAt, sessionId: its }) => ({
      id,
      name,
      isThis: its === sessionId,
      addedAt: addedAt.toISOString(),
    })),
  };
}

/** Newest first. */
export function devicesOf(reader: Reader, personId: string): Promise<PushDeviceRow[]> {
  return reader
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.personId, personId))
    .orderBy(desc(pushDevices.addedAt), desc(pushDevices.id))
    .limit(notificationLimits.devices);
}

/** Devices of these people, by person. */
export async function devicesOfAll(
  reader: Reader,
  personIds: readonly string[],
): Promise<Pick<PushDeviceRow, 'id' | 'personId'>[]> {
  if (personIds.length === 0) return [];
  return reader
    .select({ id: pushDevices.id, personId: pushDevices.personId })
    .from(pushDevices)
    .where(inArray(pushDevices.personId, [...personIds]));
}

export async function findDevice(
  reader: Reader,
  personId: string,
  deviceId: string,
): Promise<PushDeviceRow | undefined> {
  const [row] = await reader.select().from(pushDevices).where(isDevice(personId, deviceId));
  return row;
}

export function isDevice(personId: string, deviceId: string) {
  return and(eq(pushDevices.personId, personId), eq(pushDevices.id, deviceId));
}
