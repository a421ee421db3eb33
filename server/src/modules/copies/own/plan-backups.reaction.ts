import { defineReaction } from '../../../spine/define-reaction';
import { nextBackupTime } from './backup-time';
import { planBackup, wantsBackup } from './make-own-backup.job';
import { zoneOfPerson } from './zone-of-person';

/** Whoever joins a circle, is in another zone or switches it on has their next night planned (SET-4). */
export const planBackups = defineReaction({
  name: 'copies.plan-backups',
  on: ['membership.changed', 'notification-settings.changed', 'preferences.changed'],
  async react({ event: { scopeId: personId }, tx, now }) {
    if (!(await wantsBackup(tx, personId))) return;
    const timeZone = await zoneOfPerson(tx, personId);
    await planBackup(tx, personId, nextBackupTime(personId, timeZone, now));
  },
});
