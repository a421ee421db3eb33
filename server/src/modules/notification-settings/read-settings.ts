import { defaultNotificationSettings, type OwnNotificationSettings } from '@carecircle/contracts';
import { OwnNotificationSettings as Schema } from '@carecircle/contracts/schemas';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { notificationSettings } from './notification-settings.tables';

type SettingsRow = typeof notificationSettings.$inferSelect;

const untouched: OwnNotificationSettings = { settings: defaultNotificationSettings, timeZone: null };

/** How each of these people wants to be told; whoever has chosen nothing, by the defaults. */
export async function readSettings(
  reader: Reader,
  personIds: readonly string[],
): Promise<(personId: string) => OwnNotificationSettings> {
  if (personIds.length === 0) return () => untouched;
  const rows = await reader
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.personId, [...personIds]));
  const known = new Map(rows.map((row) => [row.personId, settingsOf(row)]));
  return (personId) => known.get(personId) ?? untouched;
}

export async function readSettingsOf(reader: Reader, personId: string): Promise<OwnNotificationSettings> {
  return (await readSettings(reader, [personId]))(personId);
}

/** A stored value that is no longer offered falls back to the defaults. */
function settingsOf({ settings, timeZone }: SettingsRow): OwnNotificationSettings {
  const read = Schema.safeParse({ settings: { ...defaultNotificationSettings, ...settings }, timeZone });
  return read.success ? read.data : untouched;
}
