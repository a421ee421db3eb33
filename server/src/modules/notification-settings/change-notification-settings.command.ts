import { apiContract } from '@carecircle/contracts/api';
import { sql } from 'drizzle-orm';
import { requirePerson } from '../../access/person-rows';
import { setOptedOut } from '../../mail/mail-opt-outs';
import { defineCommand } from '../../spine/define-command';
import { notificationSettings } from './notification-settings.tables';
import { readShownSettings, summaryTo } from './shown-settings';

/** Only what is named changes: two devices may change different things at the same time (NOTE-2). */
export const changeNotificationSettings = defineCommand(
  apiContract.notifications.changeNotificationSettings,
  async ({ tx, input: { changes, timeZone }, actor, now, record }) => {
    const row = { personId: actor.id, settings: changes, timeZone: timeZone ?? null, updatedAt: now };
    await tx
      .insert(notificationSettings)
      .values(row)
      .onConflictDoUpdate({
        target: notificationSettings.personId,
        set: {
          settings: sql`${notificationSettings.settings} || excluded.settings`,
          timeZone: sql`coalesce(excluded.time_zone, ${notificationSettings.timeZone})`,
          updatedAt: now,
        },
      });
    const { email } = await requirePerson(tx, actor.id);
    if (changes.dailySummary) await setOptedOut(tx, summaryTo(email), { isOut: false, now });
    const own = await readShownSettings(tx, actor.id, email);
    await record.toPerson(actor.id, 'notification-settings.changed', own);
    return own;
  },
);
