import { useAllowed, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Button, ListRow, StatusPill } from '@carecircle/ui';
import { CarIcon, TasksIcon } from '@carecircle/ui/icons';
import type { CalendarItem } from '../calendar-days/calendar-items';
import { ItemTime } from '../item-time/item-time';
import { DriveButtons } from '../drives/drive-buttons';
import { useClaimTask } from '../task-commands/use-claim-task';
import { useMessages } from '../words';

/** A task of anyone or an event without a driver; it leads there and can be taken here. */
export function UncoveredRow({ item }: { item: CalendarItem }) {
  const t = useMessages();
  const { recipients } = useSession();
  const { title, recipientId, id } = item.kind === 'event' ? item.event : item.task;
  const taskPath = useRoutePath('tasks', {}, { task: id });
  const eventPath = useRoutePath('calendar', {}, { day: item.day });
  const recipient = recipients.find((each) => each.id === recipientId);
  const isEvent = item.kind === 'event';
  return (
    <ListRow
      leading={<ItemTime time={item.time} />}
      title={title}
      href={(isEvent ? eventPath : taskPath) ?? undefined}
      meta={
        <>
          <StatusPill tone="due" icon={isEvent ? CarIcon : TasksIcon}>
            {t(isEvent ? 'company.wanted' : 'calendar.task')}
          </StatusPill>
          {recipient ? <span>{t('tasks.for', { name: recipient.name })}</span> : null}
        </>
      }
      trailing={isEvent ? <DriveButtons event={item.event} /> : <ClaimButton taskId={id} title={title} />}
    />
  );
}

function ClaimButton({ taskId, title }: { taskId: string; title: string }) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const claim = useClaimTask();
  if (!mayEdit) return null;
  return (
    <Button
      size="small"
      aria-label={t('tasks.claim.label', { title })}
      {...claim.gate.button}
      onPress={() => void claim.send({ taskId })}
    >
      {t('tasks.claim')}
    </Button>
  );
}
