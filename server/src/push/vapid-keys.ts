import { createECDH } from 'node:crypto';
import type { FieldCrypto } from '../crypto/field-crypto';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair of keys with which this installation is known to push services (RFC 8292), derived from its data key: the same on all
 * its servers and after a restore, and stored nowhere.
 */
export function vapidKeys(crypto: Pick<FieldCrypto, 'deriveKey'>, attempt = 1): VapidKeys {
  const curve = createECDH('prime256v1');
  const secret = crypto.deriveKey(`push ${attempt}`);
  try {
    curve.setPrivateKey(secret);
  } catch {
    // One number in four thousand million is none of the curve's.
    return vapidKeys(crypto, attempt + 1);
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
