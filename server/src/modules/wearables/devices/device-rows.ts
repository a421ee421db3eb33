import type { WearableDevice } from '@carecircle/contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { wearableDevices, type DeviceRow } from './wearable-devices.tables';

export function deviceOf(row: DeviceRow): WearableDevice {
  const { tokenDigest, sealedGrant, createdAt: _createdAt, deletedAt: _deletedAt, ...device } = row;
  return {
    ...device,
    hasToken: tokenDigest !== null,
    isGranted: sealedGrant !== null,
    lastSyncAt: row.lastSyncAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Those of a circle that are not in the trash. */
export function ofCircle(circleId: string) {
  return and(eq(wearableDevices.circleId, circleId), isNull(wearableDevices.deletedAt));
}

export function readDevices(reader: Reader, circleId: string): Promise<DeviceRow[]> {
  return reader
    .select()
    .from(wearableDevices)
    .where(ofCircle(circleId))
    .orderBy(asc(wearableDevices.name), asc(wearableDevices.id));
}

/** The device, held until the transaction ends; NOT_FOUND when the circle has none or it was removed. */
export async function lockDevice(tx: Transaction, circleId: string, deviceId: string): Promise<DeviceRow> {
  const row = await lockDeviceEvenDeleted(tx, circleId, deviceId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This device was removed.' });
  return row;
}

export async function lockDeviceEvenDeleted(
  tx: Transaction,
  circleId: string,
  deviceId: string,
): Promise<DeviceRow> {
  const [row] = await tx
    .select()
    .from(wearableDevices)
    .where(isDevice(circleId, deviceId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such device.' });
  return row;
}

/** The device that a secret belongs to, held until the transaction ends; null for a wrong one. */
export async function lockDeviceOfToken(
  tx: Transaction,
  crypto: FieldCrypto,
  token: string,
): Promise<DeviceRow | null> {
  const hasToken = eq(wearableDevices.tokenDigest, digestOfToken(crypto, token));
  const [row] = await tx
    .select()
    .from(wearableDevices)
    .where(and(hasToken, isNull(wearableDevices.deletedAt)))
    .limit(1)
    .for('no key update');
  return row ?? null;
}

/** What the table keeps of a device's secret. */
export function digestOfToken(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`wearable ${token}`);
}

/** Writes the fields that change, tells it, and answers the device as it now stands. */
export async function changeDevice(
  { tx, record, now }: Pick<UnitOfWork, 'tx' | 'record' | 'now'>,
  row: DeviceRow,
  changes: Partial<DeviceRow>,
): Promise<DeviceRow> {
  const next = { ...row, ...changes, updatedAt: now };
  await tx
    .update(wearableDevices)
    .set({ ...changes, updatedAt: now })
    .where(isDevice(row.circleId, row.id));
  if (!next.deletedAt && !row.deletedAt)
    await record.toCircle(row.circleId, 'wearable.changed', {
      device: deviceOf(next),
      changed: Object.keys(changes).filter((name) => name !== 'sealedGrant' && name !== 'tokenDigest'),
    });
  return next;
}

function isDevice(circleId: string, deviceId: string) {
  return and(eq(wearableDevices.circleId, circleId), eq(wearableDevices.id, deviceId));
}
