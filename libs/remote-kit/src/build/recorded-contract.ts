import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  contractBreaks,
  contractReport,
  isOtherMajor,
  servedContract,
  type ContractReport,
} from '@carecircle/contracts/report';
import { libraryBreaks, libraryReport, type LibraryReport } from './library-report';

/** `libs/contracts/contract-report.json`: all that others rely on who were built with the recorded version. */
export interface RecordedContract extends ContractReport {
  libraries: LibraryReport;
}

export const recordedFile = fileURLToPath(
  new URL('../../../contracts/contract-report.json', import.meta.url),
);

const root = fileURLToPath(new URL('../..', import.meta.url));

export function readRecorded(): RecordedContract {
  return JSON.parse(readFileSync(recordedFile, 'utf8')) as RecordedContract;
}

/** The same as this workspace has it now. */
export function presentContract(): RecordedContract {
  return { ...contractReport(servedContract), libraries: libraryReport(root) };
}

/** What was promised under a major version that has not moved, and is kept no more. */
export function brokenPromises(recorded: RecordedContract, present: RecordedContract): string[] {
  const mayBreak = isOtherMajor(recorded.version, present.version);
  return [
    ...(mayBreak ? [] : contractBreaks(recorded, servedContract)),
    ...libraryBreaks(recorded.libraries, present.libraries),
  ];
}
