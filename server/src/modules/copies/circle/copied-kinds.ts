import type { CopiedKind } from '../../copied-kind';
import { copiedCalendar } from '../../calendar';
import { copiedCareLog } from '../../care-log';
import { copiedCheckIns } from '../../check-ins';
import { copiedRecipients } from '../../circles';
import { copiedMessages } from '../../communication';
import { copiedDoctors } from '../../doctors';
import { copiedEmergency } from '../../emergency';
import { copiedFinance } from '../../finance';
import { copiedMedications } from '../../medications';
import { copiedTasks } from '../../tasks';

/**
 * Every kind of record in the copy of a circle, each after those that it names. Not in it: what is a file (documents, photos, voice
 * messages, receipts), threads of two, bookings, points, readings of devices, links and the audit log.
 */
export const copiedKinds: readonly CopiedKind[] = [
  copiedRecipients,
  ...copiedTasks,
  ...copiedCalendar,
  ...copiedMedications,
  ...copiedCheckIns,
  ...copiedCareLog,
  copiedDoctors,
  ...copiedFinance,
  ...copiedEmergency,
  copiedMessages,
];
