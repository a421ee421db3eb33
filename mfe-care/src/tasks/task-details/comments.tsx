import type { TaskComment } from '@carecircle/contracts';
import { taskDetailLimits } from '@carecircle/contracts';
import { useAllowed } from '@carecircle/remote-kit';
import { Section, Stack } from '@carecircle/ui';
import { useMessages } from '../../words';
import { CommentRow } from './comment-row';
import { LineForm } from './line-form';
import { useComments } from './use-comments';
import css from './task-details.module.css';

interface Props {
  taskId: string;
  comments: readonly TaskComment[];
}

/** What members wrote below a task, oldest first (TASK-3). */
export function Comments({ taskId, comments }: Props) {
  const t = useMessages();
  const mayEdit = useAllowed('task:edit');
  const { add, remove, gate } = useComments(taskId);
  if (!mayEdit && comments.length === 0) return null;
  return (
    <Section title={t('comments.title')} headingLevel={3}>
      <Stack gap={3}>
        {comments.length > 0 ? (
          <ul className={css.list} aria-label={t('comments.title')}>
            {comments.map((comment) => (
              <CommentRow key={comment.id} comment={comment} gate={gate} onRemove={() => remove(comment)} />
            ))}
          </ul>
        ) : null}
        {mayEdit && comments.length < taskDetailLimits.comments ? (
          <LineForm
            label={t('comments.new')}
            action={t('comments.add')}
            maxLength={2_000}
            isMultiline
            gate={gate}
            onAdd={async (text) => (await add(text)).status === 'done'}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
