import type { CalendarEvent } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { BlockedIcon } from '@carecircle/ui/icons';
import { RepeatPill } from '../repeat/repeat-pill';
import { useMessages } from '../words';
import { CompanyFacts } from './company-facts';
import { typeIcons } from './event-looks';

/** What became of it, of what kind it is, until when, for whom, where and with whom, in one line. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const t = useMessages();
  const formats = useFormats();
  const { recipients } = useSession();
  const recipient = recipients.find(({ id }) => id === event.recipientId);
  return (
    <>
      {event.status === 'cancelled' ? (
        <StatusPill tone="missed" icon={BlockedIcon}>
          {t('calendar.cancelled')}
        </StatusPill>
      ) : null}
      {event.status === 'completed' ? <StatusPill tone="done">{t('calendar.completed')}</StatusPill> : null}
      <StatusPill tone="neutral" icon={typeIcons[event.type]}>
        {t(`calendar.type.${event.type}`)}
      </StatusPill>
      <RepeatPill item={event} day={event.date} />
      <CompanyFacts event={event} />
      {event.endTime === null ? null : (
        <span>{t('calendar.until', { time: formats.time(event.endTime) })}</span>
      )}
      {recipient ? <span>{t('tasks.for', { name: recipient.name })}</span> : null}
      {event.place ? <span>{event.place}</span> : null}
      {event.doctor ? <span>{event.doctor}</span> : null}
    </>
  );
}
