import { useState } from 'react';
import type { CalendarEvent } from '@carecircle/contracts';
import { useLiveQuery } from '@carecircle/remote-kit';
import { Button, ErrorState, Skeleton } from '@carecircle/ui';
import { useMessages } from '../words';
import { onTasksOfDays } from '../task-lists/task-events';
import { calendarItems, type CalendarItem } from '../calendar-days/calendar-items';
import { DayItems } from './day-items';
import { onCalendarEvents } from './on-calendar-events';
import type { MoreOfDay } from './use-full-days';

interface Props {
  day: string;
  /** What is shown of the day before. */
  items: readonly CalendarItem[];
  more: MoreOfDay;
  onEdit: (event: CalendarEvent) => void;
}

/** Says how many more stand on a day than are shown, and brings the next ones (ALL-3). */
export function RestOfDay(props: Props) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const count = props.more.events + props.more.tasks;
  if (count <= 0) return null;
  if (isOpen) return <NextOfDay {...props} />;
  return <Button onPress={() => setIsOpen(true)}>{t('calendar.more', { count })}</Button>;
}

function NextOfDay({ day, items, more, onEdit }: Props) {
  const t = useMessages();
  const rangeOf = (kind: CalendarItem['kind']) => ({ from: day, to: day, after: placeOfLast(items, kind) });
  const [ofEvents, ofTasks] = [rangeOf('event'), rangeOf('task')];
  const events = useLiveQuery('care.listCalendarEvents', ofEvents, {
    on: onCalendarEvents(ofEvents),
    enabled: more.events > 0,
  });
  const tasks = useLiveQuery('care.listTasksBetween', ofTasks, {
    on: onTasksOfDays(ofTasks),
    enabled: more.tasks > 0,
  });
  const error = events.error ?? tasks.error;
  const isRead = (more.events === 0 || events.data) && (more.tasks === 0 || tasks.data);
  const retry = () => {
    if (more.events > 0) events.refetch();
    if (more.tasks > 0) tasks.refetch();
  };
  if (!isRead && error)
    return <ErrorState title={t('calendar.failed')} text={t('failed.text')} onRetry={retry} />;
  if (!isRead) return <Skeleton shape="row" count={3} />;
  const next = calendarItems(events.data ?? [], tasks.data ?? []);
  const rest = {
    events: Math.max(0, more.events - (events.data?.length ?? 0)),
    tasks: Math.max(0, more.tasks - (tasks.data?.length ?? 0)),
  };
  return (
    <>
      <DayItems day={day} items={next} onEdit={onEdit} />
      <RestOfDay day={day} items={[...items, ...next]} more={rest} onEdit={onEdit} />
    </>
  );
}

/** As the server orders a day: by time, what is all day at last. */
function placeOfLast(items: readonly CalendarItem[], kind: CalendarItem['kind']): string | undefined {
  const places = items.filter((item) => item.kind === kind).map(({ time, id }) => `${time ?? '24:00'} ${id}`);
  return places.sort().at(-1);
}
