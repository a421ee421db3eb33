import type { Preferences } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { people } from '../../../access/people.tables';
import { preferencesOf } from '../../../access/person-rows';
import type { Reader } from '../../../database/database';

/** Whom a letter is written to. */
export interface MailReader {
  name: string;
  email: string;
  preferences: Preferences;
}

/** Null where the account is gone. */
export async function readMailReader(reader: Reader, personId: string): Promise<MailReader | null> {
  const [row] = await reader.select().from(people).where(eq(people.id, personId));
  return row ? { name: row.name, email: row.email, preferences: preferencesOf(row) } : null;
}
