import { useState } from 'react';
import type { Task, TaskInput } from '@carecircle/contracts';
import { TaskForm as TaskFormSchema } from '@carecircle/contracts/schemas';
import {
  useAllowed,
  useCommand,
  useFormats,
  useFormErrors,
  useRefusalWords,
  useSession,
} from '@carecircle/remote-kit';
import { FormDialog } from '@carecircle/remote-kit/forms';
import { useSaveSeries } from '../repeat/use-save-series';
import { useExactRepeatWords } from '../repeat/use-exact-repeat-words';
import { useMessages } from '../words';
import { useAddTask } from '../task-commands/use-add-task';
import { useEditTask } from '../task-commands/use-edit-task';
import { draftOf, inputOf, newDraft } from './task-draft';
import { TaskFields } from './task-fields';

interface Props {
  /** The task to edit, as it stands now; left out to add one. */
  task?: Task;
  onClose: () => void;
}

/** Adds a task or edits one (TASK-1). */
export function TaskDialog({ task, onClose }: Props) {
  const t = useMessages();
  const { today } = useFormats();
  const mayEdit = useAllowed('task:edit');
  const refusalWords = useRefusalWords();
  const { recipients } = useSession();
  const repeatWords = useExactRepeatWords();
  const [draft, setDraft] = useState(() =>
    task
      ? draftOf(task)
      : newDraft(
          today(),
          recipients.map(({ id }) => id),
        ),
  );
  const saving = useSaveSeries({
    record: task,
    adding: useAddTask(),
    editing: useEditTask(),
    editingSeries: useCommand('care.editTaskSeries'),
    toAdd: (taskId, fields: TaskInput, repeat) => ({ taskId, ...fields, repeat }),
    toEdit: (taskId, edit) => ({ taskId, ...edit }),
    toEditSeries: (taskId, edit) => ({ taskId, ...edit }),
    onSaved: onClose,
  });
  const { errors, check } = useFormErrors(
    TaskFormSchema,
    saving.fieldErrors,
    (path, code) =>
      repeatWords(path, code) ??
      (code === 'skipped_time' ? t('calendar.skipped-time') : undefined) ??
      (exactWords[path] && t(code === 'too_big' ? 'form.too-long' : exactWords[path])),
  );

  const save = async () => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const { repeat, ...fields } = TaskFormSchema.parse(input);
    await saving.save(fields, repeat);
  };

  return (
    <FormDialog
      title={t(task ? 'tasks.edit.title' : 'tasks.add')}
      saveLabel={t(task ? 'save' : 'tasks.add')}
      sending={saving}
      errors={errors}
      formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')}
      onSubmit={save}
      onClose={onClose}
    >
      <TaskFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      {saving.question}
    </FormDialog>
  );
}

const exactWords: Partial<Record<string, 'tasks.needs.title' | 'tasks.needs.assignee' | 'tasks.needs.date'>> =
  {
    title: 'tasks.needs.title',
    assigneeId: 'tasks.needs.assignee',
    dueDate: 'tasks.needs.date',
  };
