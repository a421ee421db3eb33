import { Id } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { people } from '../../../access/people.tables';
import { preferencesOf } from '../../../access/person-rows';
import type { Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { defineJob, type Job } from '../../../spine/define-job';
import { putJob } from '../../../spine/jobs/job-table';
import { zoneOfPerson } from './zone-of-person';
import { isBackupTime, nextBackupTime } from './backup-time';
import { makeBackup } from './make-backup';
import { ownBackups } from './own-backups.tables';

const payload = z.object({ personId: Id });
const retryMs = 15 * 60_000;

/**
 * It is a person's minute of the night: their own data is backed up, once a night, where they did not switch it off (SET-4). Reading,
 * packing and sealing happen outside of the transaction; until the row of the night is there the job comes again.
 */
export const makeOwnBackup: Job<typeof payload> = defineJob({
  name: 'copies.make-own-backup',
  rank: 'idle',
  payload,
  async run({ tx, payload: { personId }, now, afterCommit, services }) {
    const wanted = await wantsBackup(tx, personId);
    if (!wanted) return;
    const timeZone = await zoneOfPerson(tx, personId);
    const next = nextBackupTime(personId, timeZone, now);
    const night = dayIn(timeZone, now);
    if (!isBackupTime(personId, timeZone, now) || (await isMade(tx, personId, night)))
      return planBackup(tx, personId, next);
    const retryAt = new Date(now.getTime() + retryMs);
    await planBackup(tx, personId, retryAt < next ? retryAt : next);
    afterCommit(async (transact) => {
      await makeBackup(transact, services, { personId, night });
      await transact((unit) => planBackup(unit.tx, personId, next));
    });
  },
});

/** One job for each person: the next one replaces the one before. */
export function planBackup(tx: Transaction, personId: string, dueAt: Date): Promise<void> {
  return putJob(tx, { job: makeOwnBackup, payload: { personId }, dueAt, circleId: null, key: personId });
}

/** Nobody's own data is kept of people whom the demo made up. Switching it on again plans the next night. */
export async function wantsBackup(tx: Transaction, personId: string): Promise<boolean> {
  const [person] = await tx.select().from(people).where(eq(people.id, personId));
  if (!person || person.demoCircleId || person.restoredCircleId) return false;
  return preferencesOf(person).autoBackup !== false;
}

async function isMade(tx: Transaction, personId: string, night: string): Promise<boolean> {
  const ofNight = and(eq(ownBackups.personId, personId), eq(ownBackups.night, night));
  return (await tx.select({ night: ownBackups.night }).from(ownBackups).where(ofNight)).length > 0;
}
