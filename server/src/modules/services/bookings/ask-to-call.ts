import { randomUUID } from 'node:crypto';
import { languageOf } from '../../../access/person-rows';
import { dayIn } from '../../../records/circle-days';
import { zoneOfCircle } from '../../../records/zone-of-circle';
import type { UnitOfWork } from '../../../spine/context';
import { putTask } from '../../tasks';
import { bookingWords } from './booking-words';
import type { BookingRow } from './bookings.tables';

/**
 * A task for whoever booked: nothing else reaches the provider.
 *
 * @returns its id.
 */
export async function askToCall(
  unit: Pick<UnitOfWork, 'tx' | 'addRow' | 'record' | 'now'>,
  booking: BookingRow,
  about: 'request' | 'cancellation',
): Promise<string> {
  const { circleId, requestedBy, providerName, providerPhone, serviceType, recipientId } = booking;
  const words = bookingWords[await languageOf(unit.tx, requestedBy)];
  const title = about === 'request' ? words.call(providerName) : words.callToCancel(providerName);
  const taskId = randomUUID();
  await putTask(unit, circleId, requestedBy, {
    taskId,
    title: title.slice(0, 200),
    description: [providerPhone, `${serviceType}, ${booking.date}`].filter(Boolean).join('\n'),
    recipientId,
    assigneeId: requestedBy,
    dueDate: dayIn(await zoneOfCircle(unit.tx, circleId), unit.now),
    dueTime: null,
  });
  return taskId;
}
