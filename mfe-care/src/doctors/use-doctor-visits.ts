import { useMemo } from 'react';
import type { DoctorVisits } from '@carecircle/contracts';
import { useLiveQuery } from '@carecircle/remote-kit';

/** What the calendar says is known to the server alone: it is read anew. */
const anew = () => undefined;

/** Last visit and next appointment by doctor, as the calendar says them. */
export function useDoctorVisits(): ReadonlyMap<string, DoctorVisits> {
  const { data } = useLiveQuery(
    'doctors.listDoctorVisits',
    {},
    {
      on: {
        'doctor.added': anew,
        'doctor.copied': anew,
        'doctor.edited': anew,
        'doctor.restored': anew,
        'calendar-event.added': anew,
        'calendar-event.edited': anew,
        'calendar-event.completed': anew,
        'calendar-event.cancelled': anew,
        'calendar-event.reopened': anew,
        'calendar-event.deleted': anew,
        'calendar-event.restored': anew,
        'calendar-series.changed': anew,
        'calendar.imported': anew,
      },
    },
  );
  return useMemo(() => new Map(data?.map((visits) => [visits.doctorId, visits])), [data]);
}
