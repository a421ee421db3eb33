import type { Task } from '@carecircle/contracts';
import { useRoutePath, useSession } from '@carecircle/remote-kit';
import { ErrorState, Section, Skeleton, Stack, TextLink } from '@carecircle/ui';
import { OwnScreenLink } from '../for-you/own-screen-link';
import { useOwnRecipient } from '../for-you/use-own-recipient';
import { useOpenTasks } from '../tasks/use-open-tasks';
import { useWallMoment } from '../tasks/use-wall-moment';
import { useMessages } from '../words';
import { dueNow } from './due-now';
import { NothingDue } from './nothing-due';
import { NowCard } from './now-card';
import css from './now.module.css';

const isUnclaimed = ({ assigneeId }: Task) => assigneeId === null;

/**
 * Head of the dashboard: for each person cared for what is due, who is on it, and one clear action; for one of them, before all
 * that, the way to their own screen (REC-1).
 */
export default function NowItem() {
  const t = useMessages();
  const { recipients, person } = useSession();
  const isCaredFor = useOwnRecipient() !== undefined;
  const now = useWallMoment();
  const { tasks, error, refetch } = useOpenTasks();
  const tasksPath = useRoutePath('tasks');
  const groups = dueNow(
    tasks ?? [],
    recipients.map(({ id }) => id),
    now,
  );
  const due = groups.flatMap((group) => group.tasks);
  const main = due.find(({ assigneeId }) => assigneeId === person.id) ?? due.find(isUnclaimed);

  return (
    <Stack gap={6}>
      {isCaredFor ? <OwnScreenLink /> : null}
      <Section
        title={t('now.title')}
        action={
          tasksPath ? (
            <TextLink href={tasksPath} isStandalone>
              {t('now.all')}
            </TextLink>
          ) : undefined
        }
      >
        {tasks && due.length === 0 ? <NothingDue next={tasks[0]} /> : null}
        {!tasks && error ? (
          <ErrorState title={t('tasks.failed')} text={t('failed.text')} onRetry={refetch} />
        ) : null}
        {!tasks && !error ? <Skeleton shape="row" count={4} /> : null}
        {due.length > 0 ? (
          <div className={css.groups}>
            <Stack gap={4}>
              {groups.map((group) => (
                <NowCard
                  key={group.recipientId ?? 'circle'}
                  group={group}
                  mainTaskId={isCaredFor ? undefined : main?.id}
                />
              ))}
            </Stack>
          </div>
        ) : null}
      </Section>
    </Stack>
  );
}
