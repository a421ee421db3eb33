import { useFormats } from '@carecircle/remote-kit';
import { List, Section } from '@carecircle/ui';
import { capitalized } from '../messages/capitalized';
import { useLaterMessages } from '../later/later-messages';
import type { NotificationDay } from './group-by-day';
import { NotificationRow } from './notification-row';
import type { useNotificationCommands } from './use-notification-commands';

interface NotificationDaySectionProps {
  day: NotificationDay;
  commands: ReturnType<typeof useNotificationCommands>;
}

/** The notifications of one day under its name. */
export function NotificationDaySection({ day, commands }: NotificationDaySectionProps) {
  return (
    <Section title={useDayName(day.day)}>
      <List>
        {day.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.read) commands.read(notification.id);
            }}
            onDelete={() => commands.remove(notification.id)}
            gate={commands.gate}
          />
        ))}
      </List>
    </Section>
  );
}

function useDayName(day: string): string {
  const t = useLaterMessages();
  const formats = useFormats();
  const today = formats.today();
  if (day === today) return t('notifications.today');
  if (day === dayBefore(today)) return t('notifications.yesterday');
  return capitalized(formats.date(day, 'long'));
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
