import { ErrorState, Skeleton, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';
import { Checklist } from './checklist';
import { Comments } from './comments';
import { useTaskDetails } from './use-task-details';

/** What a task holds besides its fields: its steps, and what members wrote about it (TASK-3). */
export function TaskDetailsView({ taskId }: { taskId: string }) {
  const t = useMessages();
  const { data, error, refetch } = useTaskDetails(taskId);
  if (!data) {
    if (!error) return <Skeleton shape="row" count={2} />;
    return <ErrorState title={t('details.failed')} text={t('failed.text')} onRetry={refetch} />;
  }
  return (
    <Stack gap={5}>
      <Checklist taskId={taskId} items={data.checklist} />
      <Comments taskId={taskId} comments={data.comments} />
    </Stack>
  );
}
