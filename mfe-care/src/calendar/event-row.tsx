import type { CalendarEvent } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { Inline, ListRow, Stack, Text } from '@carecircle/ui';
import { DriveButtons, hasDriveButton } from '../drives/drive-buttons';
import { ItemTime } from '../item-time/item-time';
import { EventFacts } from './event-facts';
import { EventMenu } from './event-menu';

interface Props {
  event: CalendarEvent;
  onEdit: (event: CalendarEvent) => void;
}

/** One event of the day; a cancelled one is struck through, and says so (CAL-1). */
export function EventRow({ event, onEdit }: Props) {
  const { person } = useSession();
  return (
    <ListRow
      leading={<ItemTime time={event.time} />}
      title={event.title}
      isStruck={event.status === 'cancelled'}
      meta={<EventFacts event={event} />}
      trailing={<EventMenu event={event} onEdit={onEdit} />}
      footer={
        event.description || hasDriveButton(event, person.id) ? (
          <Stack gap={2}>
            {event.description ? (
              <Text size="small" tone="soft">
                {event.description}
              </Text>
            ) : null}
            <Inline gap={2}>
              <DriveButtons event={event} />
            </Inline>
          </Stack>
        ) : undefined
      }
    />
  );
}
