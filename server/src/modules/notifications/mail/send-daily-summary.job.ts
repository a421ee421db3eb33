import { Id } from '@carecircle/contracts/schemas';
import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Reader, Transaction } from '../../../database/database';
import { dayIn } from '../../../records/circle-days';
import { defineJob, type Job } from '../../../spine/define-job';
import { putJob } from '../../../spine/jobs/job-table';
import { readSettingsOf } from '../../notification-settings';
import { dailySummaries } from './daily-summaries.tables';
import { mailDailySummary } from './mail-daily-summary.job';
import { readSummaryPlaces } from './read-summary-places';
import { isSummaryTime, nextSummaryTime } from './summary-time';

const payload = z.object({ personId: Id });

/**
 * It is seven in the morning where a person is: their summary goes out, once a day, and the next one is planned for as long as they
 * belong to a circle (NOTE-2). Whether they want it is asked when it is written.
 */
export const sendDailySummary: Job<typeof payload> = defineJob({
  name: 'notifications.send-daily-summary',
  rank: 'idle',
  payload,
  async run({ tx, payload: { personId }, now }) {
    const timeZone = await zoneOfPerson(tx, personId);
    if (timeZone === null) return;
    await planSummary(tx, personId, nextSummaryTime(timeZone, now));
    if (!isSummaryTime(timeZone, now)) return;
    const day = dayIn(timeZone, now);
    if (!(await isFirstOf(tx, personId, day))) return;
    const told = { personId, day, timeZone };
    await putJob(tx, {
      ...{ job: mailDailySummary, payload: told, dueAt: now, circleId: null, key: `${personId} ${day}` },
    });
  },
});

export async function planSummary(tx: Transaction, personId: string, dueAt: Date): Promise<void> {
  await putJob(tx, { job: sendDailySummary, payload: { personId }, dueAt, circleId: null, key: personId });
}

/** Where their newest device is, or else their first circle; null for somebody who belongs to none. */
export async function zoneOfPerson(reader: Reader, personId: string): Promise<string | null> {
  const [first] = await readSummaryPlaces(reader, personId);
  if (!first) return null;
  return (await readSettingsOf(reader, personId)).timeZone ?? first.circle.timeZone;
}

async function isFirstOf(tx: Transaction, personId: string, day: string): Promise<boolean> {
  const first = await tx
    .insert(dailySummaries)
    .values({ personId, day })
    .onConflictDoUpdate({
      ...{ target: dailySummaries.personId, set: { day } },
      setWhere: lt(dailySummaries.day, sql`excluded.day`),
    })
    .returning();
  return first.length > 0;
}
