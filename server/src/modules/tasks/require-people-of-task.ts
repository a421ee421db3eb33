import type { Task } from '@carecircle/contracts';
import type { Transaction } from '../../database/database';
import { holdActiveMember, requireActiveMember, requireRecipient } from '../circles';
import type { TaskRow } from './tasks.tables';

/** Refuses an assignee who is no active member, or a recipient of another circle; absent or null fields are fine (TASK-1). */
export async function requirePeopleOfTask(
  tx: Transaction,
  circleId: string,
  { assigneeId, recipientId }: Partial<Pick<Task, 'assigneeId' | 'recipientId'>>,
): Promise<void> {
  await requireActiveMember(tx, circleId, 'assigneeId', assigneeId);
  if (recipientId) await requireRecipient(tx, circleId, recipientId);
}

/** The assignee a task may return with: 'Anyone in the circle' when the member has left meanwhile. */
export async function presentAssignee(tx: Transaction, task: TaskRow): Promise<string | null> {
  if (!task.assigneeId || task.status === 'completed') return task.assigneeId;
  return (await holdActiveMember(tx, task.circleId, task.assigneeId)) ? task.assigneeId : null;
}
