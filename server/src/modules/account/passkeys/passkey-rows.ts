import type { Passkey } from '@carecircle/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { passkeys, type PasskeyRow } from './passkeys.tables';

export async function passkeysOf(reader: Reader, personId: string): Promise<PasskeyRow[]> {
  return reader
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function listPasskeys(reader: Reader, personId: string): Promise<Passkey[]> {
  return (await passkeysOf(reader, personId)).map(passkeyOf);
}

export function passkeyOf({ id, credentialId, name, isSynced, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    ...{ id, credentialId, name, isSynced },
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
