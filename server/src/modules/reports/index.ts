export { readReportFile } from './read-report-file';
