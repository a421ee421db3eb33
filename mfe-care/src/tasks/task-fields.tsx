import { useMembers, useSession } from '@carecircle/remote-kit';
import { Stack } from '@carecircle/ui';
import { DatePicker, Select, TextField, TimeField } from '@carecircle/ui/fields';
import { RepeatFields } from '../repeat/repeat-fields';
import { useMessages } from '../words';
import { everyone, type TaskDraft } from './task-draft';
import css from './task-fields.module.css';

interface Props {
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
}

/** The fields of a task. Their names are the paths of the contract, where errors are told. */
export function TaskFields({ draft, onChange }: Props) {
  const t = useMessages();
  const { person, recipients } = useSession();
  const members = useMembers();
  return (
    <Stack gap={4}>
      <TextField
        label={t('tasks.title')}
        name="title"
        value={draft.title}
        onChange={(title) => onChange({ title })}
        autoFocus
        isRequired
      />
      <Select
        label={t('tasks.assigned-to')}
        name="assigneeId"
        isRequired
        placeholder={t('tasks.choose-assignee')}
        value={draft.assignee ?? null}
        onChange={(assignee) => onChange({ assignee })}
        options={[
          { value: everyone, label: t('tasks.anyone'), description: t('tasks.anyone-note') },
          ...members.map(({ id, name }) => ({
            value: id,
            label: id === person.id ? t('name-you', { name }) : name,
          })),
        ]}
      />
      <div className={css.when}>
        <DatePicker
          label={t('tasks.due-date')}
          name="dueDate"
          isRequired
          value={draft.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
        />
        <TimeField
          label={t('tasks.due-time')}
          name="dueTime"
          isOptional
          value={draft.dueTime}
          onChange={(dueTime) => onChange({ dueTime })}
        />
      </div>
      <RepeatFields draft={draft.repeat} day={draft.dueDate} onChange={(repeat) => onChange({ repeat })} />
      {recipients.length > 1 ? (
        <Select
          label={t('tasks.for-whom')}
          name="recipientId"
          value={draft.recipient}
          onChange={(recipient) => onChange({ recipient })}
          options={[
            ...recipients.map(({ id, name }) => ({ value: id, label: name })),
            { value: everyone, label: t('tasks.for-circle') },
          ]}
        />
      ) : null}
      <TextField
        label={t('tasks.description')}
        name="description"
        isOptional
        isMultiline
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
    </Stack>
  );
}
