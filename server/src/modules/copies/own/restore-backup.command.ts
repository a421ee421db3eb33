import { apiContract } from '@carecircle/contracts/api';
import { AccountInput, NotificationSettings, Preferences } from '@carecircle/contracts/schemas';
import type * as z from 'zod';
import { definePreparedCommand } from '../../../spine/define-prepared-command';
import { changeAccount, choosePreferences } from '../../account';
import { chooseSettings } from '../../notification-settings';
import { readBackup, recordsIn } from './read-backup';

/** What was bought with points is the game's to give. */
const OwnPreferences = Preferences.omit({ rewardTheme: true });
/** A summary that was ended in a letter begins again by nobody's hand but at its switch. */
const OwnSettings = NotificationSettings.omit({ dailySummary: true });

/**
 * Brings back what a night's backup holds of a person's own choices (SET-4): profile and what of it others may see, looks and formats,
 * notification settings. No record of a circle changes, nor do address for signing in, password and consents. A value that is no
 * longer offered stays as it is.
 */
export const restoreBackup = definePreparedCommand(
  apiContract.copies.restoreBackup,
  async ({ db, input: { night }, actor, services }) => {
    const archive = await readBackup(db, services, { personId: actor.id, night });
    const [account = {}] = await recordsIn(archive, 'account');
    const [settings = {}] = await recordsIn(archive, 'notification-settings');
    return { account: inCamelCase(account), settings: settings.settings };
  },
  async ({ prepared: { account, settings }, actor, ...unit }) => {
    await changeAccount(unit, actor.id, offered(AccountInput, account));
    await choosePreferences(unit, actor.id, offered(OwnPreferences, account.preferences));
    await chooseSettings(unit, actor.id, { changes: offered(OwnSettings, settings) });
    return {};
  },
);

/** The fields of a form that a stored value still fits. */
function offered<F extends z.ZodObject>(form: F, stored: unknown): Partial<z.output<F>> {
  const values = (stored ?? {}) as Record<string, unknown>;
  const fields = Object.entries<z.ZodType>(form.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(values[name]);
    return name in values && read.success ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(fields) as Partial<z.output<F>>;
}

/** The columns of a table by the names that forms have for them. */
function inCamelCase(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
