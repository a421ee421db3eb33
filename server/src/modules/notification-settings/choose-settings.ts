import type { NotificationSettings, OwnNotificationSettings } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { requirePerson } from '../../access/person-rows';
import { setOptedOut } from '../../mail/mail-opt-outs';
import type { UnitOfWork } from '../../spine/context';
import { notificationSettings } from './notification-settings.tables';
import { readShownSettings, summaryTo } from './shown-settings';

/** Writes only what is named: two devices may change different things at the same time (NOTE-2). */
export async function chooseSettings(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  personId: string,
  { changes, timeZone = null }: { changes: Partial<NotificationSettings>; timeZone?: string | null },
): Promise<OwnNotificationSettings> {
  await tx
    .insert(notificationSettings)
    .values({ personId, settings: changes, timeZone, updatedAt: now })
    .onConflictDoUpdate({
      target: notificationSettings.personId,
      set: {
        settings: sql`${notificationSettings.settings} || excluded.settings`,
        timeZone: sql`coalesce(excluded.time_zone, ${notificationSettings.timeZone})`,
        updatedAt: now,
      },
    });
  const { email } = await requirePerson(tx, personId);
  if (changes.dailySummary) await setOptedOut(tx, summaryTo(email), { isOut: false, now });
  const own = await readShownSettings(tx, personId, email);
  await record.toPerson(personId, 'notification-settings.changed', own);
  return own;
}
