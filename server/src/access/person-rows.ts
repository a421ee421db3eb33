import { defaultPreferences, type Account, type Language } from '@carecircle/contracts';
import { Preferences } from '@carecircle/contracts/schemas';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { refuse } from '../refuse';
import { people } from './people.tables';

export type PersonRow = typeof people.$inferSelect;

/** @throws NOT_FOUND when the account is gone. */
export async function requirePerson(reader: Reader, personId: string): Promise<PersonRow> {
  const [row] = await reader.select().from(people).where(eq(people.id, personId));
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such account.' });
  return row;
}

export function accountOf(row: PersonRow, pendingEmail: string | null): Account {
  const { name, phone, address, dateOfBirth, emergencyContact, email, emailVerified } = row;
  const { sharesPhone, sharesAddress, sharesDateOfBirth, sharesEmergencyContact } = row;
  return {
    ...{ name, phone, address, dateOfBirth, emergencyContact, email, emailVerified },
    pendingEmail,
    ...{ sharesPhone, sharesAddress, sharesDateOfBirth, sharesEmergencyContact },
  };
}

/** The language of what is written for a person, or in their name. */
export async function languageOf(reader: Reader, personId: string): Promise<Language> {
  return preferencesOf(await requirePerson(reader, personId)).language;
}

/** What a person chose over the defaults; a stored value that is no longer offered falls back. */
export function preferencesOf(row: PersonRow): Preferences {
  const read = Preferences.safeParse({ ...defaultPreferences, ...(row.preferences as object) });
  return read.success ? read.data : defaultPreferences;
}
