import { randomUUID } from 'node:crypto';
import type { Member } from '../member';

const task = {
  title: 'Walk',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2026-11-21',
  dueTime: null,
};
const bill = {
  ...{ name: 'Power', category: 'utilities' as const, amountCents: 4_000, notes: '', accountNumber: null },
  ...{ frequency: 'monthly' as const, isRecurring: false, paymentMethod: 'auto' as const, reminderDays: 3 },
};

/**
 * A task with its points, a message, a bill that is due, an alert that is raised by itself: one after another.
 *
 * @returns how many changes it made.
 */
export async function changeThings(ana: Member, circleId: string): Promise<number> {
  const [taskId, messageId, alertId] = [randomUUID(), randomUUID(), randomUUID()];
  await ana.call('care', 'addTask', { circleId, taskId, ...task });
  await ana.call('care', 'completeTask', { circleId, taskId });
  await ana.call('communication', 'sendMessage', { circleId, messageId, recipientId: null, text: 'Done' });
  await ana.call('finance', 'addBill', { circleId, billId: randomUUID(), dueDate: '2026-11-21', ...bill });
  await ana.call('emergency', 'armAlert', { circleId, alertId, type: 'panic', location: null });
  await ana.call('emergency', 'cancelAlert', { circleId, alertId }).catch(() => undefined);
  return 6;
}
