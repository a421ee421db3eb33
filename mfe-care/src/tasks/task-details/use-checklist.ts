import type { ChecklistItem } from '@carecircle/contracts';
import { newId, nowMs, useCommand, useSession } from '@carecircle/remote-kit';
import { useOfferUndo } from '../../use-offer-undo';
import { useMessages } from '../../words';
import { withItem, withoutItem } from './apply-details';
import { changeDetails } from './use-task-details';

/** What can be done with the steps of a task; each shows at once. Ticks wait while there is no connection (ALL-2). */
export function useChecklist(taskId: string) {
  const t = useMessages();
  const offerUndo = useOfferUndo();
  const { person } = useSession();
  const moment = () => new Date(nowMs()).toISOString();
  const adding = useCommand('care.addChecklistItem', {
    optimistic: ({ itemId, text }) => {
      const item = { id: itemId, taskId, text, createdAt: moment(), doneBy: null, doneAt: null };
      return changeDetails(taskId, (details) => withItem(details, item));
    },
  });
  const ticking = useCommand('care.tickChecklistItem', {
    offline: 'queue',
    optimistic: ({ itemId, isDone }) => {
      const done = isDone ? { doneBy: person.id, doneAt: moment() } : { doneBy: null, doneAt: null };
      return changeDetails(taskId, (details) => {
        const item = details.checklist.find(({ id }) => id === itemId);
        return item && (item.doneAt !== null) !== isDone ? withItem(details, { ...item, ...done }) : details;
      });
    },
  });
  const deletion = useCommand('care.deleteChecklistItem', {
    optimistic: ({ itemId }) => changeDetails(taskId, (details) => withoutItem(details, itemId)),
  });
  const restoring = useCommand('care.restoreChecklistItem');
  const remove = ({ id: itemId, text }: ChecklistItem) =>
    offerUndo(t('checklist.deleted', { text }), deletion.send({ taskId, itemId }), () =>
      restoring.send({ taskId, itemId }),
    );
  return {
    add: (text: string) => adding.send({ taskId, itemId: newId(), text }),
    tick: (itemId: string, isDone: boolean) => void ticking.send({ taskId, itemId, isDone }),
    remove,
    /** For adding and deleting. */
    gate: adding.gate,
  };
}
