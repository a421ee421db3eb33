import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { LinkRow } from '../schedules/check-in-schedules.tables';

/**
 * The secret of a link: its id, signed with the key of this installation. It can be told again to its maker and is stored nowhere,
 * not even in the answer of the command that makes it.
 */
export function tokenOf(
  crypto: FieldCrypto,
  { circleId, id: linkId }: Pick<LinkRow, 'circleId' | 'id'>,
): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${crypto.fingerprint(`check-in link ${circleId} ${linkId}`)}`;
}

/** What the database keeps of a secret. */
export function digestOf(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`check-in token ${token}`);
}

export function pathOfLink(crypto: FieldCrypto, link: Pick<LinkRow, 'circleId' | 'id'>): string {
  return `/checkin-for/${tokenOf(crypto, link)}`;
}
