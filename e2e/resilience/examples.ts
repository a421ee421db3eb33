import { randomUUID } from 'node:crypto';
import type { Person } from '../product/person';

/** The present day in the zone of the circles that these proofs make. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
}

/** Adds a task for anyone, due today; gives its id. */
export async function addTask(person: Person, circleId: string, title: string): Promise<string> {
  const taskId = randomUUID();
  await person.call('care', 'addTask', {
    ...{ circleId, taskId, title, description: '', recipientId: null, assigneeId: null },
    ...{ dueDate: today(), dueTime: null },
  });
  return taskId;
}

/** Adds a monthly bill, due today; gives its id. */
export async function addBill(person: Person, circleId: string, name: string): Promise<string> {
  const billId = randomUUID();
  await person.call('finance', 'addBill', {
    ...{ circleId, billId, name, category: 'utilities', amountCents: 9415, dueDate: today() },
    ...{ frequency: 'monthly', isRecurring: true, paymentMethod: 'manual', reminderDays: 3 },
    ...{ notes: '', accountNumber: null },
  });
  return billId;
}
