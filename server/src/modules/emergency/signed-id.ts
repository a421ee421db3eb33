import type { FieldCrypto } from '../../crypto/field-crypto';

/** The secret of a link, 65 characters: its id, signed with the key of this installation for one purpose. It is stored nowhere. */
export function signedId(crypto: FieldCrypto, purpose: string, id: string): string {
  const shortId = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${shortId}${crypto.fingerprint(`${purpose} ${id}`)}`;
}

/** The id of a secret; null for a wrong one. */
export function idOfSigned(crypto: FieldCrypto, purpose: string, token: string): string | null {
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return id.length === 36 && signedId(crypto, purpose, id) === token ? id : null;
}
