import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Protects single values that the database must not show in clear. */
export interface FieldCrypto {
  /** Encrypts with AES-256-GCM; equal texts give different results. `context` binds the value to its place. */
  seal(text: string, context: string): string;
  /** Gives the text back; throws when it was changed or belongs to another context. */
  open(sealed: string, context: string): string;
  /** Keyed digest, 43 characters: compares secrets and bodies without keeping them. */
  fingerprint(text: string): string;
  /** Key of 32 bytes for another purpose, such as signing cookies. */
  deriveKey(purpose: string): Buffer;
}

const format = 'v1';

/** @param key 32 random bytes, from `DATA_KEY` or the key file. */
export function createFieldCrypto(key: Buffer): FieldCrypto {
  const deriveKey = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'carecircle', purpose, 32));
  const sealKey = deriveKey('fields');
  const fingerprintKey = deriveKey('fingerprints');
  return {
    deriveKey,
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${format}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, encoded] = sealed.split('.');
      if (version !== format || !encoded) throw new Error('This is no sealed value.');
      const bytes = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  };
}
