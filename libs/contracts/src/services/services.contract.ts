import * as z from 'zod';
import { listLimits } from '../circles/circle-limits';
import { Id, freeText } from '../primitives';
import { command, query } from '../api/operation';
import { Booking, BookingInput } from './booking';
import { Provider, ProviderId, ServiceProviderKind } from './provider';
import { serviceLimits } from './service-choices';

const area = 'services';
const booking = { bookingId: Id };

/** Degrees (WGS 84); kept to a thousandth, which is the block and not the door. */
const place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const servicesContract = {
  listProviders: query({
    area,
    name: 'listProviders',
    summary: 'Providers of a kind by words of their name or description, the nearest first; the first 100',
    scope: 'circle',
    action: 'service:view',
    input: {
      kind: ServiceProviderKind,
      /** From whose home distances are told. */
      recipientId: Id.optional(),
      search: freeText(120).optional(),
      /** Leaves out those farther away; not those whose distance is not known, and no telehealth. */
      maxMiles: z.coerce
        .number()
        .int()
        .min(serviceLimits.miles.least)
        .max(serviceLimits.miles.most)
        .optional(),
    },
    output: z.object({
      providers: z.array(Provider).max(serviceLimits.found),
      /** No operator has imported providers: these are made up. */
      isSample: z.boolean(),
      /** From where the place of the home is known. */
      home: z.enum(['device', 'postal-code']).nullable(),
    }),
  }),
  getProvider: query({
    area,
    name: 'getProvider',
    summary: 'One provider',
    scope: 'circle',
    action: 'service:view',
    input: { providerId: ProviderId, recipientId: Id.optional() },
    output: Provider,
  }),
  setHomePlace: command({
    area,
    name: 'setHomePlace',
    summary: 'Say where the home of a person cared for is, or with null forget it',
    scope: 'circle',
    action: 'booking:edit',
    input: { recipientId: Id, place: place.nullable() },
    output: z.object({ recipientId: Id }),
  }),
  listBookings: query({
    area,
    name: 'listBookings',
    summary: 'The latest 100 bookings by their day; all stand in the calendar',
    scope: 'circle',
    action: 'service:view',
    shares: 'appointments',
    input: {},
    output: z.array(Booking).max(listLimits.page),
  }),
  requestBooking: command({
    area,
    name: 'requestBooking',
    summary: 'Ask a provider for a service: sent by the channel of its record, and put into the calendar',
    scope: 'circle',
    action: 'booking:edit',
    input: { ...booking, providerId: ProviderId, ...BookingInput.shape },
    output: Booking,
  }),
  answerBooking: command({
    area,
    name: 'answerBooking',
    summary: 'Record what the provider said, or that it is done',
    scope: 'circle',
    action: 'booking:edit',
    input: { ...booking, answer: z.enum(['confirmed', 'declined', 'done']) },
    output: Booking,
  }),
  cancelBooking: command({
    area,
    name: 'cancelBooking',
    summary: 'Cancel a booking and its event, and tell the provider',
    scope: 'circle',
    action: 'booking:edit',
    input: booking,
    output: Booking,
  }),
};
