import type { ChecklistItem, TaskComment, TaskDetails } from '@carecircle/contracts';

interface Listed {
  id: string;
  createdAt: string;
}

/** Puts a step as it stands now into the checklist. Applying it twice changes nothing more. */
export function withItem(details: TaskDetails, item: ChecklistItem): TaskDetails {
  return { ...details, checklist: placed(details.checklist, item) };
}

export function withoutItem(details: TaskDetails, itemId: string): TaskDetails {
  return { ...details, checklist: details.checklist.filter(({ id }) => id !== itemId) };
}

export function withComment(details: TaskDetails, comment: TaskComment): TaskDetails {
  return { ...details, comments: placed(details.comments, comment) };
}

export function withoutComment(details: TaskDetails, commentId: string): TaskDetails {
  return { ...details, comments: details.comments.filter(({ id }) => id !== commentId) };
}

// Oldest first, as the server lists them.
function placed<T extends Listed>(list: readonly T[], one: T): T[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function placeOf({ createdAt, id }: Listed): string {
  return `${createdAt} ${id}`;
}
