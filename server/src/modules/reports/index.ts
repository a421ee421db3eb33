export { makePdf } from './pdf/make-pdf';
export { readReportFile } from './read-report-file';
