import type { Booking } from '@carecircle/contracts';
import { useEvent, useFormats, useSession } from '@carecircle/remote-kit';
import { List, Section, showToast } from '@carecircle/ui';
import { Disclosure } from '@carecircle/ui/panels';
import { useServiceWords } from '../services-words';
import { BookingRow } from './booking-row';
import { useBookings } from './use-bookings';

/** What is still to come of the bookings, and behind it what is over (SERV-2); nothing where nobody booked. */
export function BookingsSection() {
  const t = useServiceWords();
  const today = useFormats().today();
  const { data: bookings = [] } = useBookings();
  useSayConfirmed();
  if (bookings.length === 0) return null;
  const isOpen = ({ status, date }: Booking) =>
    status === 'requested' || (status === 'confirmed' && date >= today);
  const open = bookings.filter(isOpen).reverse();
  const past = bookings.filter((booking) => !isOpen(booking));
  return (
    <Section title={t('bookings')}>
      {open.length > 0 ? <Rows bookings={open} label={t('bookings')} /> : null}
      {past.length > 0 ? (
        <Disclosure title={t('bookings.past', { count: past.length })}>
          <Rows bookings={past} label={t('bookings.earlier')} />
        </Disclosure>
      ) : null}
    </Section>
  );
}

function Rows({ bookings, label }: { bookings: readonly Booking[]; label: string }) {
  return (
    <List label={label}>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} />
      ))}
    </List>
  );
}

/** Who booked hears at once when the provider's own system says yes. */
function useSayConfirmed() {
  const t = useServiceWords();
  const { person } = useSession();
  useEvent('booking.confirmed', ({ payload: { booking } }) => {
    if (booking.requestedBy !== person.id) return;
    showToast({ text: t('confirmed', { provider: booking.providerName }), tone: 'success' });
  });
}
