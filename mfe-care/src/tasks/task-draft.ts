import type { Task } from '@carecircle/contracts';
import { newRepeatDraft, repeatDraftOf, repeatOf, type RepeatDraft } from '../repeat/repeat-draft';

/** Stands for the explicit 'Anyone in the circle' (and for no recipient of its own) in a list of choices. */
export const everyone = 'everyone';

/** What stands in the task form: `assignee` is undefined until somebody was chosen. */
export interface TaskDraft {
  title: string;
  description: string;
  recipient: string;
  assignee: string | undefined;
  dueDate: string | null;
  dueTime: string | null;
  repeat: RepeatDraft;
}

/** An empty form; a circle that cares for one person means that one. */
export function newDraft(today: string, recipientIds: readonly string[]): TaskDraft {
  const [only] = recipientIds.length === 1 ? recipientIds : [];
  return {
    title: '',
    description: '',
    recipient: only ?? everyone,
    assignee: undefined,
    dueDate: today,
    dueTime: null,
    repeat: newRepeatDraft,
  };
}

export function draftOf(task: Task): TaskDraft {
  const { title, description, dueDate, dueTime } = task;
  return {
    title,
    description,
    dueDate,
    dueTime,
    recipient: task.recipientId ?? everyone,
    assignee: task.assigneeId ?? everyone,
    repeat: repeatDraftOf(task),
  };
}

/** What the contract's schema checks: missing choices are missing, empty dates null. */
export function inputOf(draft: TaskDraft) {
  const { recipient, assignee, repeat, ...fields } = draft;
  return {
    ...fields,
    title: draft.title.trim(),
    description: draft.description.trim(),
    recipientId: recipient === everyone ? null : recipient,
    assigneeId: assignee === everyone ? null : assignee,
    repeat: repeatOf(repeat),
  };
}
