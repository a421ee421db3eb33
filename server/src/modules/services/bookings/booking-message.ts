import type { Language, Recipient } from '@carecircle/contracts';
import type { Letter } from '../../../mail/mail';
import { bookingWords } from './booking-words';
import type { BookingRow } from './bookings.tables';

/** What a provider is told of a booking; the insurer only where the form said to use it. */
export interface BookingMessage {
  about: 'request' | 'cancellation';
  bookingId: string;
  providerId: string;
  serviceType: string;
  date: string;
  band: BookingRow['band'];
  instructions: string;
  person: string | null;
  insurance: { name: string; policyNumber: string } | null;
  requestedBy: string;
}

export function bookingMessage(
  row: BookingRow,
  about: BookingMessage['about'],
  recipient: Recipient | null,
  requestedBy: string,
): BookingMessage {
  const { id: bookingId, providerId, serviceType, date, band, instructions, useInsurance } = row;
  return {
    ...{ about, bookingId, providerId, serviceType, date, band, instructions, requestedBy },
    person: recipient?.name ?? null,
    insurance: (useInsurance && recipient?.insurers[0]) || null,
  };
}

/** The same as a letter, in the language of whoever booked. */
export function bookingLetter(to: string, message: BookingMessage, language: Language): Letter {
  const words = bookingWords[language];
  const { about, serviceType, person, date, band, instructions, insurance, requestedBy } = message;
  const line = (name: string, value: string | null) => (value ? [`${name}: ${value}`] : []);
  return {
    to,
    subject: about === 'request' ? words.subject(serviceType) : words.cancelSubject(serviceType),
    text: [
      ...line(words.person, person),
      ...line(words.service, serviceType),
      ...line(words.day, date),
      ...line(words.band, words.bands[band]),
      ...line(words.instructions, instructions),
      ...line(words.insurance, insurance && [insurance.name, insurance.policyNumber].join(' ').trim()),
      '',
      words.asks(requestedBy),
    ].join('\n'),
  };
}
