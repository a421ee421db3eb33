import type { CalendarEvent } from '@carecircle/contracts';
import { useAllowed, useFormats, useRoutePath } from '@carecircle/remote-kit';
import { Button, Card, EmptyState, ErrorState, Section, Skeleton, TextLink } from '@carecircle/ui';
import { CalendarIcon, PlusIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { CalendarItem } from '../calendar-days/calendar-items';
import { DayItems } from './day-items';
import { RestOfDay } from './rest-of-day';
import type { MoreOfDay } from './use-full-days';
import css from './calendar.module.css';

interface Props {
  day: string;
  /** Undefined until they are known. */
  items: readonly CalendarItem[] | undefined;
  /** What there is beside them. */
  more: MoreOfDay | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Null where another button does. */
  onAdd: (() => void) | null;
  onEdit: (event: CalendarEvent) => void;
}

/** The selected day: its events and tasks, the way to add an event, and the one to all tasks (CAL-1). */
export function DayList({ day, items, more, error, onRetry, onAdd, onEdit }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const tasksPath = useRoutePath('tasks');
  const seesTasks = useAllowed('task:view');
  // The month beside it says the year.
  const title = `${formats.date(day, 'weekday')}, ${formats.date(day, 'short')}`;
  const mayAdd = useAllowed('event:edit');
  const add =
    mayAdd && onAdd ? (
      <Button variant="primary" icon={PlusIcon} onPress={onAdd}>
        {t('calendar.add')}
      </Button>
    ) : undefined;
  const isEmpty = items?.length === 0;
  return (
    <div className={css.day}>
      <Section title={title} action={items && !isEmpty ? add : undefined}>
        {!items && !error ? <Skeleton shape="row" count={3} /> : null}
        {!items && error ? (
          <ErrorState title={t('calendar.failed')} text={t('failed.text')} onRetry={onRetry} />
        ) : null}
        {isEmpty ? (
          <Card padding="none" as="div">
            <EmptyState
              icon={CalendarIcon}
              title={t('calendar.empty')}
              text={t('calendar.empty.text')}
              action={add}
            />
          </Card>
        ) : null}
        {items && !isEmpty ? (
          <>
            <DayItems day={day} items={items} onEdit={onEdit} />
            {more ? <RestOfDay key={day} day={day} items={items} more={more} onEdit={onEdit} /> : null}
          </>
        ) : null}
      </Section>
      {items && seesTasks && tasksPath ? (
        <TextLink href={tasksPath} isStandalone>
          {t('now.all')}
        </TextLink>
      ) : null}
    </div>
  );
}
