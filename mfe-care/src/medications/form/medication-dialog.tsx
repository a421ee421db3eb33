import { Suspense } from 'react';
import { retryableLazy } from '@carecircle/remote-kit';
import type { MedicationFormProps } from './medication-form';

// Its fields weigh as much as the screens that open it: they come when somebody does.
const OpenedMedicationDialog = retryableLazy(() => import('./opened-medication-dialog'));

/** Adds a medication or edits one (MED-1, MED-2). */
export function MedicationDialog(props: MedicationFormProps) {
  return (
    <Suspense fallback={null}>
      <OpenedMedicationDialog {...props} />
    </Suspense>
  );
}
