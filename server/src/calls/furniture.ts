import { randomUUID } from 'node:crypto';
import type { TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';

export async function addRecipient({ id: circleId, admin }: TestCircle, word: string): Promise<string> {
  const recipientId = randomUUID();
  await admin.call('circles.addRecipient', {
    circleId,
    recipientId,
    name: word,
    birthDate: null,
    timeZone: 'UTC',
    languages: [],
    conditions: [word],
    allergies: [],
    homeAddress: word,
    insurers: [],
    decisionMakerIds: [],
    memberId: null,
  });
  return recipientId;
}

export async function addTask(
  { id: circleId, admin }: TestCircle,
  word: string,
  assigneeId: string,
): Promise<string> {
  const taskId = randomUUID();
  await admin.call('care.addTask', {
    circleId,
    taskId,
    title: word,
    description: word,
    recipientId: null,
    assigneeId,
    dueDate: '2026-11-21',
    dueTime: null,
  });
  return taskId;
}

export async function sendMessages(
  { id: circleId, admin }: TestCircle,
  word: string,
  to: TestPerson,
): Promise<string> {
  const messageId = randomUUID();
  await admin.call('communication.sendMessage', { circleId, messageId, recipientId: null, text: word });
  const direct = { circleId, messageId: randomUUID(), recipientId: to.id, text: word };
  await admin.call('communication.sendMessage', direct);
  return messageId;
}

export async function addContact({ id: circleId, admin }: TestCircle, word: string): Promise<string> {
  const contactId = randomUUID();
  await admin.call('emergency.addContact', {
    circleId,
    contactId,
    name: word,
    relationship: 'Friend',
    phone: '+13125550100',
    email: `${word.toLowerCase()}@example.org`,
    preferredChannel: 'email',
    isPrimary: true,
    canReceiveAlerts: true,
  });
  return contactId;
}

export async function payBill({ id: circleId, admin }: TestCircle, word: string) {
  const bill = randomUUID();
  const payment = { amountCents: 4_200, paidOn: '2026-11-21', confirmationNumber: word };
  await admin.call('finance.addBill', {
    circleId,
    billId: bill,
    name: word,
    category: 'housing',
    amountCents: 4_200,
    dueDate: '2026-11-21',
    frequency: 'monthly',
    isRecurring: true,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: word,
    accountNumber: '12345678',
  });
  const { transaction } = await admin.call('finance.payBill', { circleId, billId: bill, ...payment });
  return { bill, transaction: transaction.id };
}

export async function raiseAlert(
  server: TestServer,
  { id: circleId, admin }: TestCircle,
  word: string,
): Promise<string> {
  const alertId = randomUUID();
  const alert = { circleId, alertId, type: 'panic', message: word, location: null } as const;
  await admin.call('emergency.armAlert', alert);
  server.clock.advance(10_000);
  await server.settled();
  return alertId;
}

export async function notificationOf(server: TestServer, person: TestPerson): Promise<string> {
  await server.settled();
  const { notifications } = await person.call('notifications.listNotifications', {});
  const [first] = notifications;
  if (!first) throw new Error('Nobody was told anything.');
  return first.id;
}
