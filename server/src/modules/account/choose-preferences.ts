import type { Preferences } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import type { UnitOfWork } from '../../spine/context';

/** Writes what somebody chose over the defaults. Choosing one of the themes takes off the one that was bought. */
export async function choosePreferences(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  personId: string,
  changes: Partial<Preferences>,
): Promise<Preferences> {
  const row = await requirePerson(tx, personId);
  const chosen = { ...(row.preferences as object), ...changes, ...(changes.theme && { rewardTheme: null }) };
  await tx.update(people).set({ preferences: chosen, updatedAt: now }).where(eq(people.id, personId));
  const preferences = preferencesOf({ ...row, preferences: chosen });
  await record.toPerson(personId, 'preferences.changed', { preferences });
  return preferences;
}
