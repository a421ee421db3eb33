import { apiContract } from '@carecircle/contracts/api';
import { setOptedOut } from '../../mail/mail-opt-outs';
import { defineCommand } from '../../spine/define-command';
import { cancelJob } from '../../spine/jobs/job-table';
import { readReportMail } from './read-report-mail';
import { weeklyTo } from './report-letter';
import { weeklyReports } from './reports.tables';
import { sendWeeklyReport } from './send-weekly-report.job';
import { isWeeklyOf, nextWeeklyMoment } from './weekly-report-rows';

/** Off unless a member switches it on for themselves (REP-3). */
export const switchWeeklyReport = defineCommand(
  apiContract.reports.switchWeeklyReport,
  async ({ tx, input: { isOn }, actor, circle, now, record, schedule, services }) => {
    const of = { circleId: circle.id, memberId: actor.id };
    if (isOn) {
      // Whoever wants it again has not ended it any more.
      await setOptedOut(tx, weeklyTo(actor.email), { isOut: false, now });
      const nextAt = nextWeeklyMoment(circle.timeZone, now);
      await tx
        .insert(weeklyReports)
        .values({ ...of, nextAt })
        .onConflictDoNothing();
      await schedule(sendWeeklyReport, of, nextAt, { key: actor.id });
    } else {
      await tx.delete(weeklyReports).where(isWeeklyOf(circle.id, actor.id));
      await cancelJob(tx, sendWeeklyReport, { circleId: circle.id, key: actor.id });
    }
    await record.toPerson(actor.id, 'weekly-report.switched', { circleId: circle.id, isOn });
    return readReportMail(tx, { circle, actor, now, mail: services.mail });
  },
);
