import type { Task } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { requireRecipient } from '../circles/recipient-rows';
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

/** Refuses, at its field, somebody who is no active member; nobody is fine. */
export async function requireActiveMember(
  tx: Transaction,
  circleId: string,
  path: string,
  personId: string | null | undefined,
): Promise<void> {
  if (!personId || (await holdActiveMember(tx, circleId, personId))) return;
  throw refuse('INVALID_INPUT', {
    message: 'This is not an active member of this circle.',
    fields: [{ path, code: 'not_a_member' }],
  });
}

/** The assignee a task may return with: 'Anyone in the circle' when the member has left meanwhile. */
export async function presentAssignee(tx: Transaction, task: TaskRow): Promise<string | null> {
  if (!task.assigneeId || task.status === 'completed') return task.assigneeId;
  return (await holdActiveMember(tx, task.circleId, task.assigneeId)) ? task.assigneeId : null;
}

/** The share lock makes a removal wait, so that it sees the task it has to release. */
async function holdActiveMember(tx: Transaction, circleId: string, personId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.personId })
    .from(members)
    .where(and(eq(members.circleId, circleId), eq(members.personId, personId), eq(members.status, 'active')))
    .for('share');
  return rows.length > 0;
}
