import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { credentials, people } from '../../access/people.tables';
import type { Reader } from '../../database/database';

export interface Credential {
  personId: string;
  /** The memory-hard hash (scrypt); null when the person signs in another way only. */
  hash: string | null;
}

/** How the owner of a mail address signs in; null when nobody has it. */
export async function findCredential(reader: Reader, email: string): Promise<Credential | null> {
  const [row] = await reader
    .select({ personId: people.id, hash: credentials.password })
    .from(people)
    .innerJoin(credentials, and(eq(credentials.userId, people.id), eq(credentials.providerId, 'credential')))
    .where(eq(people.email, email));
  return row ?? null;
}

/** Takes as long for an unknown person as for a wrong password, so that time tells nothing. */
export async function isRightPassword(credential: Credential | null, password: string): Promise<boolean> {
  const hash = credential?.hash ?? (await decoyHash());
  const matches = await verifyPassword({ hash, password });
  return matches && Boolean(credential?.hash);
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hashPassword('no one has this password');
  return decoy;
}
