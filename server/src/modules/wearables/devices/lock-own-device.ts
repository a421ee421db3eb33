import type { Circle, Member } from '@carecircle/contracts';
import type { Transaction } from '../../../database/database';
import { lockDevice } from './device-rows';
import { findOwnWearer, type Wearer } from './find-wearer';
import type { DeviceRow } from './wearable-devices.tables';

/** A device that this member may change, and who wears it. */
export async function lockOwnDevice(
  tx: Transaction,
  { circle, actor }: { circle: Circle; actor: Member },
  deviceId: string,
): Promise<{ device: DeviceRow; wearer: Wearer }> {
  const device = await lockDevice(tx, circle.id, deviceId);
  return { device, wearer: await findOwnWearer(tx, circle, actor, device.wearerId) };
}
