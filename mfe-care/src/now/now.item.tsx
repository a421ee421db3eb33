import type { Task } from '@carecircle/contracts';
import { useAllowed, useNow, useRoutePath, useSession } from '@carecircle/remote-kit';
import { ErrorState, Section, Skeleton, Stack, TextLink } from '@carecircle/ui';
import { FirstSteps, useFirstSteps } from '../first-steps/first-steps';
import { OwnScreenLink } from '../own-recipient/own-screen-link';
import { useOwnRecipient } from '../own-recipient/use-own-recipient';
import { seriesAsOne } from '../task-lists/series-as-one';
import { useOpenTasks } from '../task-lists/use-open-tasks';
import { useWallMoment } from '../wall-moment/use-wall-moment';
import { useMessages } from '../words';
import type { DueDose } from './due-doses';
import { dueNow } from './due-now';
import { NothingDue } from './nothing-due';
import { NowCard } from './now-card';
import { useDueDoses } from './use-due-doses';
import css from './now.module.css';

const mainTask = (tasks: readonly Task[], personId: string) =>
  (
    tasks.find(({ assigneeId }) => assigneeId === personId) ??
    tasks.find(({ assigneeId }) => assigneeId === null)
  )?.id;

const mainDose = (doses: readonly DueDose[], personId: string) =>
  doses.find(({ medication: { giverId } }) => giverId === null || giverId === personId)?.dose.id;

/**
 * Head of the dashboard: for each person cared for what is due, doses first, who is on it, and one clear action; for one of them,
 * before all that, the way to their own screen (REC-1).
 */
export default function NowItem() {
  const t = useMessages();
  const { recipients, person } = useSession();
  const isCaredFor = useOwnRecipient() !== undefined;
  const now = useWallMoment();
  const { tasks, counts, error, refetch } = useOpenTasks();
  const tasksPath = useRoutePath('tasks');
  const mayLog = useAllowed('medication:log');
  const doses = useDueDoses();
  const groups = dueNow(
    { tasks: seriesAsOne(tasks ?? []).map(({ task }) => task), doses: doses.doses ?? [] },
    recipients.map(({ id }) => id),
    now,
    useNow(),
  );
  const due = groups.flatMap((group) => group.tasks);
  const dueDoses = groups.flatMap((group) => group.doses);
  const main = (mayLog ? mainDose(dueDoses, person.id) : undefined) ?? mainTask(due, person.id);
  const isAnyDue = due.length + dueDoses.length > 0;
  // All of it at once, so that no dose pushes down what is being read.
  const taskCount = counts && counts.pending + counts['in-progress'] + counts.completed;
  const firstSteps = useFirstSteps({ hasTask: taskCount !== 0 });
  const isReading = !(tasks ?? error) || !(doses.doses ?? doses.error);

  return (
    <Stack gap={6}>
      {isCaredFor ? <OwnScreenLink /> : null}
      {firstSteps && !isReading ? <FirstSteps done={firstSteps} /> : null}
      {firstSteps && !isAnyDue ? null : (
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
          {tasks && doses.doses && !isAnyDue ? <NothingDue next={tasks[0]} /> : null}
          {!doses.doses && doses.error ? (
            <ErrorState title={t('meds.failed')} text={t('failed.text')} onRetry={doses.refetch} />
          ) : null}
          {!tasks && error ? (
            <ErrorState title={t('tasks.failed')} text={t('failed.text')} onRetry={refetch} />
          ) : null}
          {isReading ? <Skeleton shape="row" count={4} /> : null}
          {isAnyDue && !isReading ? (
            <div className={css.groups}>
              <Stack gap={4}>
                {groups.map((group) => (
                  <NowCard
                    key={group.recipientId ?? 'circle'}
                    group={group}
                    mainId={isCaredFor ? undefined : main}
                  />
                ))}
              </Stack>
            </div>
          ) : null}
        </Section>
      )}
    </Stack>
  );
}
