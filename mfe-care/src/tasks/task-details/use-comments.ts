import type { TaskComment } from '@carecircle/contracts';
import { newId, nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useMessages } from '../../words';
import { withComment, withoutComment } from './apply-details';
import { changeDetails } from './use-task-details';

/** Writing below a task, and taking an own comment back; each shows at once. */
export function useComments(taskId: string) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const { person } = useSession();
  const adding = useCommand('care.addTaskComment', {
    optimistic: ({ commentId, text }) => {
      const createdAt = new Date(nowMs()).toISOString();
      const comment = { id: commentId, taskId, text, authorId: person.id, createdAt };
      return changeDetails(taskId, (details) => withComment(details, comment));
    },
  });
  const deletion = useCommand('care.deleteTaskComment', {
    optimistic: ({ commentId }) => changeDetails(taskId, (details) => withoutComment(details, commentId)),
  });
  const restoring = useCommand('care.restoreTaskComment');
  const remove = ({ id: commentId }: TaskComment) =>
    offerUndo(t('comments.deleted'), deletion.send({ taskId, commentId }), () =>
      restoring.send({ taskId, commentId }),
    );
  return {
    add: (text: string) => adding.send({ taskId, commentId: newId(), text }),
    remove,
    gate: adding.gate,
  };
}
