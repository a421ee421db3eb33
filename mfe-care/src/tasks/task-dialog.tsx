import { useState } from 'react';
import type { Task } from '@carecircle/contracts';
import { TaskInput } from '@carecircle/contracts/schemas';
import {
  newId,
  useAllowed,
  useEdited,
  useFormats,
  useFormErrors,
  useRefusalWords,
  useSession,
} from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { Form } from '@carecircle/ui/fields';
import { Dialog, DialogFooter } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { changesOf, draftOf, inputOf, newDraft } from './task-draft';
import { TaskFields } from './task-fields';
import { useAddTask } from './use-add-task';
import { useEditTask } from './use-edit-task';

interface Props {
  /** The task to edit, as it stands now; left out to add one. */
  task?: Task;
  onClose: () => void;
}

/** Adds a task or edits one (TASK-1). */
export function TaskDialog({ task, onClose }: Props) {
  const t = useMessages();
  return (
    <Dialog
      title={t(task ? 'tasks.edit.title' : 'tasks.add')}
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TaskForm task={task} onClose={onClose} />
    </Dialog>
  );
}

function TaskForm({ task, onClose }: Props) {
  const t = useMessages();
  const { today } = useFormats();
  const mayEdit = useAllowed('task:edit');
  const refusalWords = useRefusalWords();
  const { recipients } = useSession();
  const [draft, setDraft] = useState(() =>
    task
      ? draftOf(task)
      : newDraft(
          today(),
          recipients.map(({ id }) => id),
        ),
  );
  // One id for the whole form, so that a second submit adds no second task.
  const [newTaskId] = useState(newId);
  const adding = useAddTask();
  const { opened, seen, takeNote } = useEdited(task);
  const editing = useEditTask();
  const { errors, check } = useFormErrors(
    TaskInput,
    task ? editing.fieldErrors : adding.fieldErrors,
    (path, code) => exactWords[path] && t(code === 'too_big' ? 'form.too-long' : exactWords[path]),
  );

  const save = async () => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const fields = TaskInput.parse(input);
    const changes = opened && changesOf(opened, fields);
    if (changes && Object.keys(changes).length === 0) return onClose();
    const outcome = await (opened && changes
      ? editing.send({ taskId: opened.id, changes, seen: seen(changes) })
      : adding.send({ taskId: newTaskId, ...fields }));
    takeNote(outcome);
    if (outcome.status === 'done') onClose();
  };

  return (
    <Form errors={errors} formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')} onSubmit={save}>
      <TaskFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <DialogFooter>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button variant="primary" type="submit" isPending={adding.isPending || editing.isPending}>
          {t(task ? 'save' : 'tasks.add')}
        </Button>
      </DialogFooter>
    </Form>
  );
}

const exactWords: Partial<Record<string, 'tasks.needs.title' | 'tasks.needs.assignee' | 'tasks.needs.date'>> =
  {
    title: 'tasks.needs.title',
    assigneeId: 'tasks.needs.assignee',
    dueDate: 'tasks.needs.date',
  };
