import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { people, sessions } from './people.tables';

/** Whether the owner of a mail address is signed in somewhere on this network. */
export async function hasSignedInFrom(reader: Reader, email: string, address: string): Promise<boolean> {
  const rows = await reader
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(and(eq(sql`lower(${people.email})`, email), eq(sessions.ipAddress, address)))
    .limit(1);
  return rows.length > 0;
}
