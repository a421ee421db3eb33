import { InvitationCode } from '@carecircle/contracts/schemas';
import { or, eq, type SQL } from 'drizzle-orm';
import type { FieldCrypto } from '../../crypto/field-crypto';
import { invitations, type InvitationRow } from './invitations.tables';

type Key = Pick<InvitationRow, 'circleId' | 'id'>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const codeLength = 8;

/** The secret of a link: the invitation's id, signed with the key of this installation. It can be told again and is stored nowhere. */
export function tokenOf(crypto: FieldCrypto, { circleId, id }: Key): string {
  const shortId = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${shortId}${crypto.fingerprint(`invitation ${circleId} ${id}`)}`;
}

/** The same to read out: as many letters and digits as a circle's own code. */
export function codeOf(crypto: FieldCrypto, { circleId, id }: Key): string {
  const digest = Buffer.from(crypto.fingerprint(`invitation code ${circleId} ${id}`), 'base64url');
  let rest = digest.readBigUInt64BE();
  let code = '';
  while (code.length < codeLength) {
    code += letters[Number(rest % BigInt(letters.length))];
    rest /= BigInt(letters.length);
  }
  return `JOIN-${code}`;
}

export function pathOf(crypto: FieldCrypto, key: Key): string {
  return `/join/${tokenOf(crypto, key)}`;
}

export function digestsOf(crypto: FieldCrypto, key: Key): Pick<InvitationRow, 'digest' | 'codeDigest'> {
  return {
    digest: digestOf(crypto, tokenOf(crypto, key)),
    codeDigest: digestOf(crypto, codeOf(crypto, key)),
  };
}

/** The condition that only the invitation of this link or code meets. */
export function isOfSecret(crypto: FieldCrypto, secret: string): SQL | undefined {
  const digest = digestOf(crypto, InvitationCode.safeParse(secret).data ?? secret);
  return or(eq(invitations.digest, digest), eq(invitations.codeDigest, digest));
}

function digestOf(crypto: FieldCrypto, secret: string): string {
  return crypto.fingerprint(`invitation secret ${secret}`);
}
