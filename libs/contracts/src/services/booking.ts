import * as z from 'zod';
import { Day, Id, Instant, freeText, line } from '../primitives';
import { ProviderId, ServiceProviderKind } from './provider';
import { bookingStatuses, dayBands } from './service-choices';

/** The fields of the booking form (SERV-2). */
export const bookingFields = {
  recipientId: Id.nullable(),
  serviceType: line(120),
  date: Day,
  band: z.enum(dayBands),
  instructions: freeText(1000),
  useInsurance: z.boolean(),
};

/** What the form hands over; the same schema checks it in browser and server (ALL-3). */
export const BookingInput = z.strictObject(bookingFields);
export type BookingInput = z.infer<typeof BookingInput>;

export const BookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const Booking = z.object({
  id: Id,
  circleId: Id,
  providerId: ProviderId,
  providerName: z.string(),
  providerPhone: z.string().nullable(),
  kind: ServiceProviderKind,
  ...bookingFields,
  status: BookingStatus,
  /** Whether the request is on its way to the provider, has arrived, or somebody has to call. */
  delivery: z.enum(['waiting', 'sent', 'call']),
  calendarEventId: Id,
  requestedBy: Id,
  /** Who said what has become of it; null for the provider's own system. */
  answeredBy: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Booking = z.infer<typeof Booking>;
