import { useState } from 'react';
import type { Task } from '@carecircle/contracts';
import { TaskForm as TaskFormSchema } from '@carecircle/contracts/schemas';
import {
  newId,
  useAllowed,
  useCommand,
  useEdited,
  useFormats,
  useFormErrors,
  useRefusalWords,
  useSession,
} from '@carecircle/remote-kit';
import { changesOf, FormDialog } from '@carecircle/remote-kit/forms';
import { isOtherRepeat } from '../repeat/repeat-draft';
import { ScopeDialog, scopesOf, type Scope } from '../repeat/scope-dialog';
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
  // One id for the whole form, so that a second submit adds no second task.
  const [newTaskId] = useState(newId);
  const adding = useAddTask();
  const { opened, seen, takeNote } = useEdited(task);
  const editing = useEditTask();
  const seriesEditing = useCommand('care.editTaskSeries');
  const { errors, check } = useFormErrors(
    TaskFormSchema,
    task ? { ...editing.fieldErrors, ...seriesEditing.fieldErrors } : adding.fieldErrors,
    (path, code) =>
      repeatWords(path, code) ??
      (code === 'skipped_time' ? t('calendar.skipped-time') : undefined) ??
      (exactWords[path] && t(code === 'too_big' ? 'form.too-long' : exactWords[path])),
  );

  const [scopes, setScopes] = useState<readonly Scope[]>();

  const save = async (scope?: Scope) => {
    const input = inputOf(draft);
    if (!check(input)) return;
    const { repeat, ...fields } = TaskFormSchema.parse(input);
    if (!opened) {
      const added = await adding.send({ taskId: newTaskId, ...fields, repeat });
      if (added.status === 'done') onClose();
      return;
    }
    const changes = changesOf(opened, fields);
    const isOtherRule = isOtherRepeat(opened, repeat);
    if (Object.keys(changes).length === 0 && !isOtherRule) return onClose();
    if (opened.seriesId !== null && !scope) return setScopes(scopesOf(isOtherRule));
    const about = { taskId: opened.id, changes, seen: seen(changes) };
    setScopes(undefined);
    const isOne = scope === 'this' || (!scope && !isOtherRule);
    const outcome = isOne
      ? await editing.send(about)
      : await seriesEditing.send({
          ...about,
          seriesScope: scope === 'following' ? 'following' : 'all',
          ...(isOtherRule && { repeat }),
        });
    takeNote(outcome);
    if (outcome.status === 'done') onClose();
  };

  return (
    <FormDialog
      title={t(task ? 'tasks.edit.title' : 'tasks.add')}
      saveLabel={t(task ? 'save' : 'tasks.add')}
      sending={{
        isPending: [adding, editing, seriesEditing].some((each) => each.isPending),
        gate: adding.gate,
      }}
      errors={errors}
      formError={mayEdit ? undefined : refusalWords('NOT_ALLOWED')}
      onSubmit={() => save()}
      onClose={onClose}
    >
      <TaskFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      {scopes ? (
        <ScopeDialog
          title={t('scope.edit')}
          confirmLabel={t('save')}
          scopes={scopes}
          onConfirm={(scope) => void save(scope)}
          onClose={() => setScopes(undefined)}
        />
      ) : null}
    </FormDialog>
  );
}

const exactWords: Partial<Record<string, 'tasks.needs.title' | 'tasks.needs.assignee' | 'tasks.needs.date'>> =
  {
    title: 'tasks.needs.title',
    assigneeId: 'tasks.needs.assignee',
    dueDate: 'tasks.needs.date',
  };
