import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readReport } from './read-report';
import { reportRange } from './report-range';
import { requireReported } from './require-reported';

export const getCareReport = defineQuery(
  apiContract.reports.getCareReport,
  async ({ db, input, actor, circle, now }) => {
    const recipient = await requireReported(db, circle.id, input.recipientId);
    return readReport(db, { reader: actor, recipient, ...reportRange(input, recipient.timeZone, now) });
  },
);
