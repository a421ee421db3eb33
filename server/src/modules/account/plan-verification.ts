import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../spine/context';
import { endLinks, keepLink } from './account-link-rows';
import { mailVerification } from './mail-verification.job';

/** Makes the link that proves an address and plans its letter; links that were sent before no longer work. */
export async function planVerification(
  { tx, now, schedule, services }: Pick<UnitOfWork, 'tx' | 'now' | 'schedule' | 'services'>,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const linkId = randomUUID();
  await endLinks(tx, personId, 'email', now);
  await keepLink(tx, services.crypto, { id: linkId, personId, kind: 'email', email, createdAt: now });
  await schedule(mailVerification, { personId, linkId }, now, { key: linkId });
}
