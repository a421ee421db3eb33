import { defineModule } from '../../spine/define-module';
import { getCareReport } from './get-care-report.query';
import { getDetailedReport } from './get-detailed-report.query';
import { getReportMail } from './get-report-mail.query';
import { mailReport } from './mail-report.command';
import { mailReportLetter } from './mail-report-letter.job';
import { sendWeeklyReport } from './send-weekly-report.job';
import { switchWeeklyReport } from './switch-weekly-report.command';

export const reportsModule = defineModule({
  name: 'reports',
  operations: { getCareReport, getDetailedReport, getReportMail, mailReport, switchWeeklyReport },
  jobs: [mailReportLetter, sendWeeklyReport],
});
