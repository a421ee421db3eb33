import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { findMembership } from '../../../access/find-membership';
import { languageOf } from '../../../access/person-rows';
import type { UnitOfWork } from '../../../spine/context';
import { defineJob } from '../../../spine/define-job';
import { cancelJob } from '../../../spine/jobs/job-table';
import { sendAfterCommit } from '../../../spine/send-after-commit';
import { findRecipient } from '../../circles';
import { channelTo, findProvider } from '../providers/read-providers';
import { askToCall } from './ask-to-call';
import { bookingLetter, bookingMessage } from './booking-message';
import { changeBooking, findBooking } from './booking-rows';
import { postBooking } from './post-booking';
import { settleBooking } from './settle-booking';

const Attempt = z.object({
  circleId: Id,
  bookingId: Id,
  about: z.enum(['request', 'cancellation']),
  attempt: z.int().positive(),
});
type Attempt = z.infer<typeof Attempt>;

/** After each attempt until the next, longer than one may take. */
const pausesMs = [60_000, 300_000, 900_000];

export const jobKeyOf = ({ bookingId, about }: Pick<Attempt, 'bookingId' | 'about'>) =>
  `${bookingId}:${about}`;

/**
 * Sends a booking, or that it was cancelled, by the channel of the provider's record. The attempt after this one is planned before
 * it goes out, and taken back when it has gone: nothing waits for others' machines inside a transaction, and a server that dies in
 * between repeats it. When the last one has failed somebody is asked to call.
 */
export const sendBooking = defineJob({
  name: 'services.send-booking',
  payload: Attempt,
  async run(unit) {
    const { tx, payload, now, schedule, services } = unit;
    const row = await findBooking(tx, payload.circleId, payload.bookingId);
    if (!row || isPast(row.status, payload)) return;
    const [provider, booker] = await Promise.all([
      findProvider(tx, row.providerId),
      findMembership(tx, payload.circleId, row.requestedBy),
    ]);
    const channel = provider && booker ? channelTo(provider, booker.circle, services) : 'call';
    const pauseMs = pausesMs[payload.attempt - 1];
    if (!provider || !booker || channel === 'call' || pauseMs === undefined) return giveUp(unit, payload);
    const recipient = row.recipientId ? await findRecipient(tx, payload.circleId, row.recipientId) : null;
    const message = bookingMessage(row, payload.about, recipient, booker.member.name);
    const language = await languageOf(tx, row.requestedBy);
    const again = { ...payload, attempt: payload.attempt + 1 };
    await schedule(sendBooking, again, new Date(now.getTime() + pauseMs), { key: jobKeyOf(payload) });
    sendAfterCommit(unit, {
      ...{ what: 'a booking', about: { bookingId: payload.bookingId } },
      send: () =>
        channel === 'webhook' && provider.webhook
          ? postBooking(provider.webhook, message)
          : services.mail.send(bookingLetter(provider.email ?? '', message, language)).then(() => null),
      onSent: (later, answer) => noteSent(later, payload, answer),
    });
  },
});

/** A request that was settled meanwhile is not sent any more, nor a cancellation of what stands again. */
function isPast(status: string, { about }: Attempt): boolean {
  return about === 'request' ? status !== 'requested' : status !== 'cancelled';
}

async function noteSent(
  unit: UnitOfWork,
  payload: Attempt,
  answer: 'confirmed' | 'declined' | null,
): Promise<void> {
  const { tx, record, now } = unit;
  await cancelJob(tx, sendBooking, { circleId: payload.circleId, key: jobKeyOf(payload) });
  const row = await findBooking(tx, payload.circleId, payload.bookingId);
  if (!row || payload.about === 'cancellation') return;
  const booking = await changeBooking(tx, row, { delivery: 'sent', updatedAt: now });
  await record.toCircle(row.circleId, 'booking.delivered', { booking });
  if (answer && row.status === 'requested')
    await settleBooking(unit, { ...row, delivery: 'sent', updatedAt: now }, answer, null);
}

async function giveUp(unit: UnitOfWork, payload: Attempt): Promise<void> {
  const row = await findBooking(unit.tx, payload.circleId, payload.bookingId);
  if (!row) return;
  const callTaskId = await askToCall(unit, row, payload.about);
  if (payload.about === 'cancellation') return;
  const called = { delivery: 'call', callTaskId, updatedAt: unit.now } as const;
  const booking = await changeBooking(unit.tx, row, called);
  await unit.record('booking.delivered', { booking });
}
