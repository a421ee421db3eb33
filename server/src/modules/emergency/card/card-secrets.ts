import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { CardContent } from '@carecircle/contracts';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import { signedId } from '../signed-id';

interface LinkKey {
  circleId: string;
  id: string;
}

/** Address of a card: its secret in the path, its key behind `#`, which browsers send to nobody (EMER-7). */
export function pathOfCard(crypto: FieldCrypto, link: LinkKey): string {
  return `/card/${tokenOfCard(crypto, link)}#${keyOfCard(crypto, link)}`;
}

function tokenOfCard(crypto: FieldCrypto, { circleId, id }: LinkKey): string {
  return signedId(crypto, `emergency card ${circleId}`, id);
}

/** What the database keeps of the secret of a link. */
export function digestOfCard(crypto: FieldCrypto, link: LinkKey): string {
  return digestOfToken(crypto, tokenOfCard(crypto, link));
}

export function digestOfToken(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`emergency card token ${token}`);
}

/** 32 bytes in base64url. */
export function keyOfCard(crypto: FieldCrypto, { circleId, id }: LinkKey): string {
  return crypto.fingerprint(`emergency card key ${circleId} ${id}`);
}

/** What the page of the link computes from its key, and says to get the card. */
export function cardProofOf(key: string): string {
  return createHash('sha256').update(`emergency card ${key}`).digest('base64url');
}

/** AES-256-GCM as browsers read it: nonce, body, and its tag behind it. */
export function sealCard(content: CardContent, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
}
