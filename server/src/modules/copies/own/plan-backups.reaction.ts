import { defineReaction } from '../../../spine/reactions/define-reaction';
import { nextBackupTime } from './backup-time';
import { planBackup, wantsBackup } from './make-own-backup.job';
import { zoneOfPerson } from './zone-of-person';

/** Joining a circle, another zone and switching it on plan a person's next night (SET-4). */
export const planBackups = defineReaction({
  name: 'copies.plan-backups',
  on: ['membership.changed', 'notification-settings.changed', 'preferences.changed'],
  async react({ event: { scopeId: personId }, tx, now }) {
    if (!(await wantsBackup(tx, personId))) return;
    const timeZone = await zoneOfPerson(tx, personId);
    await planBackup(tx, personId, nextBackupTime(personId, timeZone, now));
  },
});
