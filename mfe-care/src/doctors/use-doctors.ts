import { useLiveQuery } from '@carecircle/remote-kit';
import { removeDoctor, upsertDoctor } from './apply-doctor-event';

/** The doctors of the circle, favourites first; true by events. */
export function useDoctors() {
  return useLiveQuery(
    'doctors.listDoctors',
    {},
    {
      on: {
        'doctor.added': (doctors, { payload }) => upsertDoctor(doctors, payload.doctor),
        'doctor.copied': (doctors, { payload }) => upsertDoctor(doctors, payload.doctor),
        'doctor.edited': (doctors, { payload }) => upsertDoctor(doctors, payload.doctor),
        'doctor.restored': (doctors, { payload }) => upsertDoctor(doctors, payload.doctor),
        'doctor.deleted': (doctors, { payload }) => removeDoctor(doctors, payload.doctorId),
      },
    },
  );
}
