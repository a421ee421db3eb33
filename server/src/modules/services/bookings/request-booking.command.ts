import { randomUUID } from 'node:crypto';
import { bandHours, circleLimits, type Booking, type BookingInput } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, inArray } from 'drizzle-orm';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { putCalendarEvent } from '../../calendar';
import { channelTo, findProvider } from '../providers/read-providers';
import type { ProviderRow } from '../providers/providers.tables';
import { askToCall } from './ask-to-call';
import { bookingOf } from './booking-rows';
import { bookings, type BookingRow } from './bookings.tables';
import { requireFittingBooking } from './require-fitting-booking';
import { jobKeyOf, sendBooking } from './send-booking.job';

/** Request and event commit together; what is sent goes out after that (SERV-2). */
export const requestBooking = defineCommand(
  apiContract.services.requestBooking,
  async ({ input, circle, actor, ...unit }): Promise<Booking> => {
    const { tx, now, record, schedule, addRow, services } = unit;
    const { bookingId, providerId, circleId: _circleId, commandId: _commandId, ...fields } = input;
    const provider = await findProvider(tx, providerId);
    if (!provider) throw refuse('NOT_FOUND', { message: 'There is no such provider.' });
    await requireFittingBooking(tx, { circle, actor, now }, provider, fields);
    const open = and(eq(bookings.circleId, circle.id), inArray(bookings.status, ['requested', 'confirmed']));
    await requireRoomFor(tx, bookings, open, { of: circle.id, most: circleLimits.openBookings });
    const isCalled = channelTo(provider, circle, services) === 'call';
    const asked: BookingRow = {
      ...fields,
      ...{ circleId: circle.id, id: bookingId, providerId, kind: provider.kind },
      ...{ providerName: provider.facts.name, providerPhone: provider.facts.phone },
      ...{ status: 'requested', delivery: isCalled ? 'call' : 'waiting', calendarEventId: randomUUID() },
      callTaskId: null,
      ...{ requestedBy: actor.id, answeredBy: null, createdAt: now, updatedAt: now },
    };
    const row = isCalled ? { ...asked, callTaskId: await askToCall(unit, asked, 'request') } : asked;
    addRow(bookings, row, () => refuse('ALREADY_DONE', { message: 'This was booked before.' }));
    await record('booking.requested', { booking: bookingOf(row) });
    await putCalendarEvent(unit, circle.id, actor.id, eventOf(row, provider, fields));
    const payload = { circleId: circle.id, bookingId, about: 'request' as const, attempt: 1 };
    if (!isCalled) await schedule(sendBooking, payload, now, { key: jobKeyOf(payload) });
    return bookingOf(row);
  },
);

function eventOf(
  { calendarEventId, recipientId, kind }: BookingRow,
  { facts: { name, address } }: ProviderRow,
  { serviceType, date, band, instructions }: BookingInput,
) {
  const { from: time, to: endTime } = bandHours[band];
  return {
    ...{ calendarEventId, recipientId, date, time, endTime, description: instructions, place: address },
    title: `${name}: ${serviceType}`.slice(0, 200),
    type: kind === 'telehealth' ? ('appointment' as const) : ('other' as const),
    ...{ doctor: '', reminder: true, needsDriver: false, driverId: null, companionId: null },
  };
}
