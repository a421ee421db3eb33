import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { PhoneNumber } from '../emergency/emergency';
import { Day, ClockTime, Id, Instant, freeText, line } from '../primitives';
import { doctorLimits, specialties } from './doctor-choices';

export const DoctorSpecialty = z.enum(specialties);

/** The fields of a doctor that members edit (DOC-1). Without `recipientIds` the doctor is everyone's. */
export const doctorFields = {
  name: line(120),
  specialty: DoctorSpecialty,
  address: freeText(300),
  phone: PhoneNumber.nullable(),
  email: z.email().max(254).nullable(),
  notes: freeText(2000),
  /** 0 is not rated. */
  rating: z.int().min(0).max(doctorLimits.mostStars),
  isFavorite: z.boolean(),
  recipientIds: z.array(Id).max(circleLimits.recipients),
};

/** What a doctor form hands over; the same schema checks it in browser and server (ALL-3). */
export const DoctorInput = z.strictObject(doctorFields);
export type DoctorInput = z.infer<typeof DoctorInput>;

export const Doctor = z.object({ id: Id, circleId: Id, ...doctorFields, updatedAt: Instant });
export type Doctor = z.infer<typeof Doctor>;

/** An event of the calendar that names the doctor. */
export const DoctorVisit = z.object({ calendarEventId: Id, date: Day, time: ClockTime.nullable() });
export type DoctorVisit = z.infer<typeof DoctorVisit>;

/** When somebody was last with a doctor and goes there next, as the calendar says. */
export const DoctorVisits = z.object({
  doctorId: Id,
  last: DoctorVisit.nullable(),
  next: DoctorVisit.nullable(),
});
export type DoctorVisits = z.infer<typeof DoctorVisits>;
