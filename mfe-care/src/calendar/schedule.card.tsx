import { useAllowed, useRoutePath, useSession } from '@carecircle/remote-kit';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  List,
  ListRow,
  Section,
  Skeleton,
  TextLink,
} from '@carecircle/ui';
import { PlusIcon } from '@carecircle/ui/icons';
import { ItemTime } from '../item-time/item-time';
import { useMessages } from '../words';
import { useTodaysEvents } from './use-todays-events';

const shownEvents = 2;

/** Today's next two events, how many more there are or were, and a way to add one (SHELL-6). */
export default function ScheduleCard() {
  const t = useMessages();
  const { recipients } = useSession();
  const { events, past, error, refetch } = useTodaysEvents();
  const path = useRoutePath('calendar') ?? undefined;
  const moreCount = (events?.length ?? 0) - shownEvents;
  return (
    <Section title={t('schedule.title')}>
      {!events && error ? (
        <ErrorState title={t('calendar.failed')} text={t('failed.text')} onRetry={refetch} />
      ) : null}
      {!events && !error ? <Skeleton shape="row" count={2} /> : null}
      {events?.length === 0 && past.length === 0 ? <NothingPlanned /> : null}
      {events && events.length + past.length > 0 ? (
        <List label={t('schedule.title')}>
          {events.slice(0, shownEvents).map(({ id, time, title, place, recipientId }) => (
            <ListRow
              key={id}
              leading={<ItemTime time={time} />}
              title={title}
              href={path}
              meta={[recipients.find((recipient) => recipient.id === recipientId)?.name, place]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
          {events.length === 0 ? <ListRow title={t('schedule.over')} /> : null}
          {moreCount > 0 && path ? (
            <ListRow title={<TextLink href={path}>{t('schedule.more', { count: moreCount })}</TextLink>} />
          ) : null}
          {past.length > 0 && path ? (
            <ListRow title={<TextLink href={path}>{t('schedule.past', { count: past.length })}</TextLink>} />
          ) : null}
        </List>
      ) : null}
    </Section>
  );
}

function NothingPlanned() {
  const t = useMessages();
  const mayAdd = useAllowed('event:edit');
  const path = useRoutePath('calendar', {}, { add: '1' });
  return (
    <Card padding="none" as="div">
      <EmptyState
        text={t('schedule.empty')}
        action={
          mayAdd && path ? (
            <LinkButton href={path} icon={PlusIcon}>
              {t('schedule.add')}
            </LinkButton>
          ) : undefined
        }
      />
    </Card>
  );
}
