import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { readReportMail } from './read-report-mail';

export const getReportMail = defineQuery(
  apiContract.reports.getReportMail,
  ({ db, actor, circle, now, services }) => readReportMail(db, { circle, actor, now, mail: services.mail }),
);
