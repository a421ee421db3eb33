import { and, eq } from 'drizzle-orm';
import { credentials, people } from '../../access/people.tables';
import type { Reader } from '../../database/database';

export interface Credential {
  personId: string;
  /** The memory-hard hash; null when the person signs in another way only. */
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
