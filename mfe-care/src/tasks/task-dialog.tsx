import { useState } from 'react';
import { TaskInput, type Task } from '@carecircle/contracts';
import { newId, useFormats, useFormErrors, useSession } from '@carecircle/remote-kit';
import { Button, Dialog, DialogFooter, Form } from '@carecircle/ui';
import { useMessages } from '../words';
import { changesOf, draftOf, inputOf, newDraft } from './task-draft';
import { TaskFields } from './task-fields';
import { useAddTask } from './use-add-task';
import { useEditTask } from './use-edit-task';

interface Props {
  /** The task to edit; left out to add one. */
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
  const editing = useEditTask();
  const { errors, check } = useFormErrors(
    TaskInput,
    task ? editing.fieldErrors : adding.fieldErrors,
    (path, code) => exactWords[path] && t(code === 'too_big' ? 'form.too-long' : exactWords[path]),
  );

  const save = async () => {
    const input = inputOf(draft);
    if (adding.isPending || editing.isPending || !check(input)) return;
    const fields = TaskInput.parse(input);
    const changes = task && changesOf(task, fields);
    if (changes && Object.keys(changes).length === 0) return onClose();
    const outcome = await (task && changes
      ? editing.send({ taskId: task.id, changes })
      : adding.send({ taskId: newTaskId, ...fields }));
    if (outcome.status === 'done') onClose();
  };

  return (
    <Form errors={errors} onSubmit={() => void save()}>
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
