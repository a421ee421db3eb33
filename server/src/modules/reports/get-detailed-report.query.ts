import { reportLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readReport } from './read-report';
import { readSteps } from './read-steps';
import { reportRange } from './report-range';
import { requireReported } from './require-reported';

export const getDetailedReport = defineQuery(
  apiContract.reports.getDetailedReport,
  async ({ db, input, actor, circle, now }) => {
    const recipient = await requireReported(db, circle.id, input.recipientId);
    const ranges = reportRange(input, recipient.timeZone, now);
    const asked = { reader: actor, recipient, ...ranges, notes: reportLimits.allNotes };
    return { ...(await readReport(db, asked)), ...(await readSteps(db, asked)) };
  },
);
