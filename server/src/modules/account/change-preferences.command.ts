import { apiContract } from '@carecircle/contracts/api';
import { eq } from 'drizzle-orm';
import { people } from '../../access/people.tables';
import { preferencesOf, requirePerson } from '../../access/person-rows';
import { defineCommand } from '../../spine/define-command';

/** Choosing one of the themes takes off the one that was bought. What nobody has chosen follows the defaults. */
export const changePreferences = defineCommand(
  apiContract.account.changePreferences,
  async ({ tx, input, actor, now, record }) => {
    const row = await requirePerson(tx, actor.id);
    const chosen = {
      ...(row.preferences as object),
      ...input.changes,
      ...(input.changes.theme && { rewardTheme: null }),
    };
    await tx.update(people).set({ preferences: chosen, updatedAt: now }).where(eq(people.id, actor.id));
    const preferences = preferencesOf({ ...row, preferences: chosen });
    await record.toPerson(actor.id, 'preferences.changed', { preferences });
    return preferences;
  },
);
