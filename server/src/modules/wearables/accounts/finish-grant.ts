import { findMembership } from '../../../access/find-membership';
import { can } from '@carecircle/permissions';
import type { Spine } from '../../../spine/spine';
import { inUnitOfWork } from '../../../spine/unit-of-work';
import { changeDevice } from '../devices/device-rows';
import { lockOwnDevice } from '../devices/lock-own-device';
import { grantContext, openState } from './grant-state';
import { syncDeviceJob } from './sync-device.job';

/**
 * What came back from a sign-in becomes the device's grant, and its data are fetched at once. False when it is none of this person's, or
 * the other side did not agree.
 */
export async function finishGrant(spine: Spine, personId: string, query: URLSearchParams): Promise<boolean> {
  const { crypto, clock, healthAccounts, log } = spine.services;
  const state = openState(crypto, query.get('state') ?? '', clock.now());
  if (state?.personId !== personId || !query.has('code')) return false;
  const { circleId, deviceId, verifier } = state;
  const membership = await findMembership(spine.database.db, circleId, personId);
  if (!membership || !can(membership.member, 'health:edit')) return false;
  const grant = await healthAccounts.finish(query, verifier).catch((error: unknown) => {
    log.warn({ err: error }, 'a health account could not be connected');
    return null;
  });
  if (grant === null) return false;
  const now = clock.now();
  await inUnitOfWork(spine, { actorId: personId, circleId, now }, async (unit) => {
    const of = { circle: membership.circle, actor: membership.member };
    const { device } = await lockOwnDevice(unit.tx, of, deviceId);
    const sealedGrant = crypto.seal(grant, grantContext(circleId, deviceId));
    await changeDevice(unit, device, { sealedGrant, isConnected: true, lastSyncAt: null, problem: null });
    await unit.schedule(syncDeviceJob, { circleId, deviceId }, now, { key: deviceId });
  });
  return true;
}
