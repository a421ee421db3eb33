import { bandHours, type Booking } from '@carecircle/contracts';
import { useAllowed, useFormats, useRoutePath, useSession } from '@carecircle/remote-kit';
import { ListRow, StatusPill, type StatusTone } from '@carecircle/ui';
import { kindIcons } from '../providers/kind-icons';
import { useServiceWords } from '../services-words';
import { BookingActions } from './booking-actions';
import css from '../services.module.css';

const tones: Readonly<Record<Booking['status'], StatusTone>> = {
  requested: 'due',
  confirmed: 'done',
  declined: 'missed',
  cancelled: 'neutral',
  done: 'done',
};

/** One booking: with whom, what and when, what has become of it, and what to do about it. */
export function BookingRow({ booking }: { booking: Booking }) {
  const t = useServiceWords();
  const { date, time } = useFormats();
  const mayEdit = useAllowed('booking:edit');
  const day = useRoutePath('calendar', undefined, { day: booking.date });
  const { recipients } = useSession();
  const Glyph = kindIcons[booking.kind];
  const { providerName: provider, status, band, serviceType } = booking;
  const hours = bandHours[band];
  const recipient = recipients.length > 1 && recipients.find(({ id }) => id === booking.recipientId);
  return (
    <ListRow
      leading={
        <span className={css.icon}>
          <Glyph />
        </span>
      }
      title={`${provider}: ${serviceType}`}
      href={day ?? undefined}
      isStruck={status === 'cancelled' || status === 'declined'}
      meta={
        <>
          <StatusPill tone={tones[status]}>{t(`status.${status}`)}</StatusPill>
          <span>{`${date(booking.date)}, ${time(hours.from)}–${time(hours.to)}`}</span>
          {recipient ? <span>{t('for', { name: recipient.name })}</span> : null}
          {status === 'requested' ? <span>{t(`delivery.${booking.delivery}`, { provider })}</span> : null}
        </>
      }
      footer={
        mayEdit && (status === 'requested' || status === 'confirmed') ? (
          <BookingActions booking={booking} />
        ) : null
      }
    />
  );
}
