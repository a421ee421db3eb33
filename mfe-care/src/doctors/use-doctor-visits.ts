import { useMemo } from 'react';
import type { DoctorVisits } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';

/** What the calendar says is known to the server alone: it is read anew. */
/** Last visit and next appointment by doctor, as the calendar says them. */
export function useDoctorVisits(): ReadonlyMap<string, DoctorVisits> {
  const { data } = useLiveQuery(
    'doctors.listDoctorVisits',
    {},
    {
      on: {
        'doctor.added': needsRefetch,
        'doctor.copied': needsRefetch,
        'doctor.edited': needsRefetch,
        'doctor.restored': needsRefetch,
        'calendar-event.added': needsRefetch,
        'calendar-event.edited': needsRefetch,
        'calendar-event.completed': needsRefetch,
        'calendar-event.cancelled': needsRefetch,
        'calendar-event.reopened': needsRefetch,
        'calendar-event.deleted': needsRefetch,
        'calendar-event.restored': needsRefetch,
        'calendar-series.changed': needsRefetch,
        'calendar.imported': needsRefetch,
      },
    },
  );
  return useMemo(() => new Map(data?.map((visits) => [visits.doctorId, visits])), [data]);
}
