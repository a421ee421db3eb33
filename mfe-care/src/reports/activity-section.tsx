import type { CareReport } from '@carecircle/contracts';
import { RouteLink, useFormats, useMembers, useRoutePath } from '@carecircle/remote-kit';
import { List, ListRow, Text } from '@carecircle/ui';
import { DoneIcon } from '@carecircle/ui/icons';
import { Comparison, useCompared } from './comparison';
import { useReportWords } from './report-words';
import css from './reports.module.css';
import { useDuration } from './use-duration';

/** What was done, by whom, and how long it took. */
export function ActivitySection({ report }: { report: CareReport }) {
  const t = useReportWords();
  const compared = useCompared();
  const duration = useDuration();
  const nameOf = useNameOf();
  const { tasks, careTime, recipientId } = report;
  const hours = { tab: 'hours', for: recipientId };
  const rows = [
    ...(tasks
      ? [
          {
            id: 'tasks',
            label: (
              <RouteLink to="tasks" search={{ filter: 'completed' }}>
                {t('tasks')}
              </RouteLink>
            ),
            ...compared(tasks.completed),
          },
        ]
      : []),
    ...(careTime ? [{ memberId: null, minutes: careTime.minutes }, ...careTime.members] : []).map(
      ({ memberId, minutes }) => ({
        id: memberId ?? 'care-time',
        label: (
          <RouteLink to="care-log" search={hours}>
            {memberId === null ? t('care-time') : t('care-time.of', { name: nameOf(memberId) })}
          </RouteLink>
        ),
        ...compared(minutes, duration),
      }),
    ),
  ];
  return (
    <div className={css.panel}>
      <Comparison caption={t('section.activity')} report={report} rows={rows} />
      {tasks && tasks.recent.length > 0 ? <RecentTasks tasks={tasks.recent} /> : null}
    </div>
  );
}

function RecentTasks({ tasks }: { tasks: NonNullable<CareReport['tasks']>['recent'] }) {
  const t = useReportWords();
  return (
    <>
      <Text weight="bold">{t('recent-tasks')}</Text>
      <List label={t('recent-tasks')}>
        {tasks.map((task) => (
          <RecentTask key={task.id} task={task} />
        ))}
      </List>
    </>
  );
}

function RecentTask({ task }: { task: NonNullable<CareReport['tasks']>['recent'][number] }) {
  const formats = useFormats();
  const nameOf = useNameOf();
  const href = useRoutePath('tasks', {}, { filter: 'completed', task: task.id });
  const who = task.completedBy === null ? [] : [nameOf(task.completedBy)];
  return (
    <ListRow
      leading={<DoneIcon />}
      title={task.title}
      meta={[...who, formats.dateTime(task.completedAt, 'short')].join(' · ')}
      {...(href !== null && { href })}
    />
  );
}

/** Names of members, those who left included. */
export function useNameOf(): (memberId: string) => string {
  const t = useReportWords();
  const members = useMembers();
  return (memberId) => members.find(({ id }) => id === memberId)?.name ?? t('former');
}
