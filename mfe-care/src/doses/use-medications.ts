import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
import { upsertMedication, type MedicationList } from './apply-medication';
import { onDoses } from './on-doses';

/** All medications with their figures, which the server reckons anew with every dose (MED-2, MED-7). */
export function useMedications() {
  return useLiveQuery(
    'care.listMedications',
    {},
    {
      on: {
        ...onDoses<MedicationList>(needsRefetch),
        'medication.stock-changed': needsRefetch,
        'medication.refill-planned': needsRefetch,
        'medication.photo-changed': (list, { payload }) => upsertMedication(list, payload.medication),
      },
    },
  );
}
