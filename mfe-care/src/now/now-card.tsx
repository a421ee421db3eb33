import { useRoutePath, useSession } from '@carecircle/remote-kit';
import { Avatar, List, ListRow, Text, TextLink } from '@carecircle/ui';
import { useMessages } from '../words';
import type { DueNow } from './due-now';
import { NowDoseRow } from './now-dose-row';
import { NowTaskRow } from './now-task-row';

const shownDoses = 5;
const shownTasks = 5;

interface Props {
  group: DueNow;
  /** The one dose or task of the view whose action stands out. */
  mainId: string | undefined;
}

/** One person cared for, or the circle, with what is due. */
export function NowCard({ group, mainId }: Props) {
  const t = useMessages();
  const { circle, recipients } = useSession();
  const tasksPath = useRoutePath('tasks');
  const recipient = recipients.find(({ id }) => id === group.recipientId);
  const name = recipient?.name ?? circle.name;
  const medicationsPath = useRoutePath('medications');
  const moreDoses = group.doses.length - shownDoses;
  const moreCount = group.tasks.length - shownTasks;
  return (
    <List label={name}>
      <ListRow
        leading={<Avatar id={recipient?.id ?? circle.id} name={name} />}
        title={name}
        meta={
          <>
            <span>{t('now.count', { count: group.doses.length + group.tasks.length })}</span>
            {group.overdueCount > 0 ? (
              <Text as="span" size="small" tone="missed" weight="medium">
                {t('now.overdue', { count: group.overdueCount })}
              </Text>
            ) : null}
          </>
        }
      />
      {group.doses.slice(0, shownDoses).map(({ dose, medication }) => (
        <NowDoseRow key={dose.id} dose={dose} medication={medication} isMain={dose.id === mainId} />
      ))}
      {moreDoses > 0 && medicationsPath ? (
        <ListRow
          title={<TextLink href={medicationsPath}>{t('now.more-doses', { count: moreDoses })}</TextLink>}
        />
      ) : null}
      {group.tasks.slice(0, shownTasks).map((task) => (
        <NowTaskRow key={task.id} task={task} isMain={task.id === mainId} />
      ))}
      {moreCount > 0 && tasksPath ? (
        <ListRow title={<TextLink href={tasksPath}>{t('now.more', { count: moreCount })}</TextLink>} />
      ) : null}
    </List>
  );
}
