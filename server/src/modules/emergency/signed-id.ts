import type { FieldCrypto } from '../../crypto/field-crypto';

/** The secret of a link, 65 characters: its id, signed with the key of this installation for one purpose. It is stored nowhere. */
export function signedId(crypto: FieldCrypto, purpose: string, id: string): string {
  return `${shortId(id)}${crypto.fingerprint(`${purpose} ${id}`)}`;
}

/** The id of a secret; null for a wrong one. */
export function idOfSigned(crypto: FieldCrypto, purpose: string, token: string): string | null {
  const id = longId(token.slice(0, 22));
  return id.length === 36 && signedId(crypto, purpose, id) === token ? id : null;
}

/** An id in 22 characters that an address may hold. */
export function shortId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

export function longId(short: string): string {
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
