import { retryableLazy } from '@carecircle/remote-kit';

/** Adds a medication or edits one (MED-1, MED-2). Its fields weigh as much as the screens that open it: they come when somebody does. */
export const MedicationDialog = retryableLazy(() => import('./opened-medication-dialog'));
