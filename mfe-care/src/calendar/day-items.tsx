import type { CalendarEvent } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { List } from '@carecircle/ui';
import type { CalendarItem } from '../calendar-days/calendar-items';
import { DayTaskRow } from './day-task-row';
import { EventRow } from './event-row';

interface Props {
  day: string;
  items: readonly CalendarItem[];
  onEdit: (event: CalendarEvent) => void;
}

/** Events and tasks of one day. */
export function DayItems({ day, items, onEdit }: Props) {
  const formats = useFormats();
  return (
    <List label={formats.date(day, 'long')}>
      {items.map((item) =>
        item.kind === 'event' ? (
          <EventRow key={item.id} event={item.event} onEdit={onEdit} />
        ) : (
          <DayTaskRow key={item.id} task={item.task} />
        ),
      )}
    </List>
  );
}
