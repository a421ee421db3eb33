export { openExport } from './export/open-export';
