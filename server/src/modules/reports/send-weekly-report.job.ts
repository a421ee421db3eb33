import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { consentsOf } from '../../access/sharing/consents-of';
import { periodOf } from '../../records/circle-days';
import { defineJob, type Job } from '../../spine/define-job';
import { hasOptedOut } from '../../mail/mail-opt-outs';
import { mailReportLetter } from './mail-report-letter.job';
import { weeklyReports } from './reports.tables';
import { weeklyTo } from './report-letter';
import { addWeeklyLetter, isWeeklyOf, nextWeeklyMoment } from './weekly-report-rows';

const payload = z.object({ circleId: Id, memberId: Id });

/** It is Monday: a member's weekly report goes out, once a week, and the next one is planned (REP-3). */
export const sendWeeklyReport: Job<typeof payload> = defineJob({
  name: 'reports.send-weekly-report',
  rank: 'idle',
  payload,
  async run({ tx, payload: { circleId, memberId }, now, schedule, services }) {
    const isOwn = isWeeklyOf(circleId, memberId);
    const [chosen] = await tx.select().from(weeklyReports).where(isOwn).for('no key update');
    const place = await findMembership(tx, circleId, memberId);
    if (!chosen || chosen.nextAt > now) return;
    if (place?.member.status !== 'active') return void (await tx.delete(weeklyReports).where(isOwn));
    const { timeZone, isDemo } = place.circle;
    const nextAt = nextWeeklyMoment(timeZone, now);
    await tx.update(weeklyReports).set({ nextAt }).where(isOwn);
    await schedule(sendWeeklyReport, { circleId, memberId }, nextAt, { key: memberId });
    if (!services.mail.isConfigured || isDemo) return;
    if (await hasOptedOut(tx, weeklyTo(place.member.email))) return;
    if (!(await consentsOf(tx, memberId))['data-processing']) return;
    const week = periodOf('weekly', timeZone, now).start;
    const letter = await addWeeklyLetter(tx, { circleId, memberId, week, at: now });
    if (!letter) return;
    const { id: letterId } = letter;
    await schedule(mailReportLetter, { circleId, letterId, attempt: 1 }, now, { key: letterId });
  },
});
