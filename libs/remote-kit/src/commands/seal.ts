import type { CommandConnection } from './sealed-store';

/** An encrypted value: AES-256-GCM with a nonce of its own. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export interface Seal {
  close: (value: unknown) => Promise<Sealed>;
  /** Throws when the value was sealed with another key. */
  open: (sealed: Sealed) => Promise<unknown>;
}

const algorithm = 'AES-GCM';
const keyName = 'commands';

/** Encrypts what is kept on this device with a key that lies beside it but can be read by no script. */
export function createSeal(connection: CommandConnection): Seal {
  return {
    close: async (value) => {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const text = new TextEncoder().encode(JSON.stringify(value));
      const key = await readKey(connection);
      return { nonce, bytes: await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, text) };
    },
    open: async ({ nonce, bytes }) => {
      const key = await readKey(connection);
      const text = await crypto.subtle.decrypt({ name: algorithm, iv: nonce }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    },
  };
}

/** The device's key; made when there is none. Two tabs that make one at the same time agree on the first stored. */
export async function readKey(connection: CommandConnection): Promise<CryptoKey> {
  const database = await connection();
  const known = await database.get('keys', keyName);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(keyName);
  if (!first) await transaction.store.put(made, keyName);
  await transaction.done;
  return first ?? made;
}
