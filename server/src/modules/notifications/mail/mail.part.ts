import { mailAlert } from './mail-alert.job';
import { mailDailySummary } from './mail-daily-summary.job';
import { planSummaries } from './plan-summaries.reaction';
import { sendDailySummary } from './send-daily-summary.job';

/** What mail adds to the area of notifications (NOTE-2). */
export const mailPart = {
  reactions: [planSummaries],
  jobs: [mailAlert, sendDailySummary, mailDailySummary],
};
