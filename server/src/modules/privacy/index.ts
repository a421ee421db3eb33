export { ownLists } from './export/own-records';
export { openExport } from './export/open-export';
export { writeExport } from './export/write-export';
