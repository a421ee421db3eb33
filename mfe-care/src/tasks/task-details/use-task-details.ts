import type { DomainEvent, TaskDetails } from '@carecircle/contracts';
import { patch, useLiveQuery } from '@carecircle/remote-kit';
import { withComment, withItem, withoutComment, withoutItem } from './apply-details';

type ItemFact = 'checklist-item.added' | 'checklist-item.ticked' | 'checklist-item.restored';
type CommentFact = 'task-comment.added' | 'task-comment.restored';

/** Checklist and comments of one task, kept true by what other members do. */
export function useTaskDetails(taskId: string) {
  const item = (details: TaskDetails, { payload }: DomainEvent<ItemFact>) =>
    payload.item.taskId === taskId ? withItem(details, payload.item) : details;
  const comment = (details: TaskDetails, { payload }: DomainEvent<CommentFact>) =>
    payload.comment.taskId === taskId ? withComment(details, payload.comment) : details;
  return useLiveQuery(
    'care.getTaskDetails',
    { taskId },
    {
      on: {
        'checklist-item.added': item,
        'checklist-item.ticked': item,
        'checklist-item.restored': item,
        'checklist-item.deleted': (details, { payload }) => withoutItem(details, payload.itemId),
        'task-comment.added': comment,
        'task-comment.restored': comment,
        'task-comment.deleted': (details, { payload }) => withoutComment(details, payload.commentId),
      },
    },
  );
}

/** Shows a change of what one task holds before the server has answered. */
export function changeDetails(taskId: string, change: (details: TaskDetails) => TaskDetails) {
  return [
    patch('care.getTaskDetails', (details, input) => (input.taskId === taskId ? change(details) : details)),
  ];
}
