import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendOperation, type OperationKey } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circleId: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circleId = (await ana.createCircle()).id;
});
afterAll(() => server.stop());

const id = randomUUID();
const task = {
  title: 'T',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2026-11-21',
  dueTime: null,
};
const contact = {
  name: 'Lee',
  relationship: 'Other',
  phone: '+13125550100',
  email: null,
  preferredChannel: 'call',
  isPrimary: false,
  canReceiveAlerts: true,
};
const bill = {
  name: 'Rent',
  category: 'housing',
  amountCents: 1,
  dueDate: '9999-12-31',
  frequency: 'monthly',
  isRecurring: true,
  paymentMethod: 'auto',
  reminderDays: 3,
  notes: '',
  accountNumber: null,
};
const place = { latitude: 0, longitude: 0, accuracyMetres: null };

/** An input that is right, for every operation of these areas. */
const right: [OperationKey, Record<string, unknown>][] = [
  ['care.addTask', { taskId: id, ...task }],
  ['care.editTask', { taskId: id, changes: { title: 'U' } }],
  ['care.claimTask', { taskId: id }],
  ['care.startTask', { taskId: id }],
  ['care.completeTask', { taskId: id }],
  ['care.deleteTask', { taskId: id }],
  ['care.restoreTask', { taskId: id }],
  ['care.listTasks', { status: 'pending', cursor: undefined, limit: 5 }],
  ['communication.sendMessage', { messageId: id, recipientId: null, text: 'Hello' }],
  ['communication.markConversationRead', { withMemberId: undefined, sequence: 1 }],
  ['communication.signalTyping', { recipientId: null }],
  ['communication.listMessages', { withMemberId: undefined, before: 5, limit: 5 }],
  ['communication.listFoundMessages', { text: 'Hello', limit: 5 }],
  ['communication.getUnreadMessages', {}],
  ['emergency.addContact', { contactId: id, ...contact }],
  ['emergency.editContact', { contactId: id, changes: { name: 'Leo' } }],
  ['emergency.deleteContact', { contactId: id }],
  ['emergency.restoreContact', { contactId: id }],
  ['emergency.testContact', { contactId: id }],
  ['emergency.listContacts', {}],
  ['emergency.armAlert', { alertId: id, type: 'panic', message: '', location: place }],
  ['emergency.shareAlertLocation', { alertId: id, location: place }],
  ['emergency.acknowledgeAlert', { alertId: id }],
  ['emergency.cancelAlert', { alertId: id }],
  ['emergency.resolveAlert', { alertId: id }],
  ['emergency.listAlerts', { cursor: undefined, limit: 5 }],
  ['emergency.listOpenAlerts', {}],
  ['finance.addBill', { billId: id, ...bill }],
  ['finance.editBill', { billId: id, changes: { accountNumber: '12345' } }],
  ['finance.payBill', { billId: id, paidOn: '2026-11-21', amountCents: 1, confirmationNumber: null }],
  ['finance.deleteBill', { billId: id }],
  ['finance.restoreBill', { billId: id }],
  ['finance.undoPayment', { transactionId: id }],
  ['finance.confirmTransaction', { transactionId: id, confirmationNumber: null }],
  ['finance.listBills', { category: 'housing', search: 'Rent' }],
  ['finance.listTransactions', { cursor: undefined, limit: 5 }],
  ['points.getMemberPoints', {}],
  ['notifications.listNotifications', { type: 'task', unread: 'true', cursor: undefined, limit: 5 }],
  ['notifications.readNotification', { notificationId: id }],
  ['notifications.readAllNotifications', {}],
  ['notifications.deleteNotification', { notificationId: id }],
];

const editable: Partial<Record<OperationKey, object>> = {
  'care.editTask': task,
  'emergency.editContact': contact,
  'finance.editBill': bill,
};

const strange: unknown[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  "'; drop table tasks; --",
  '%_\\',
  '💥'.repeat(100),
  'x'.repeat(10_000),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '24:00',
  '__proto__',
  '-1',
  '1e309',
  '2147483648',
  Buffer.from(JSON.stringify(['2026-11-21T00:00:00.000Z', '999999999999999999'])).toString('base64url'),
  Buffer.from(JSON.stringify(['open', '9999-12-31', null, id])).toString('base64url'),
  id.toUpperCase(),
  null,
  true,
  -1,
  0.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  [[]],
  {},
  { title: null, ['constructor']: 1 },
];

it.each(right)(
  'ALL-3 %s answers every strange value with a planned refusal or a result',
  async (key, input) => {
    const owner = key.startsWith('notifications.') ? {} : { circleId };
    const base = { ...owner, ...input };
    const inputs: object[] = [base, { ...base, extra: 1 }];
    for (const field of Object.keys(base))
      for (const value of strange) inputs.push({ ...base, [field]: value });
    for (const field of Object.keys(editable[key] ?? {})) {
      for (const value of strange) inputs.push({ ...base, changes: { [field]: value } });
    }
    const failures: unknown[] = [];
    for (const sent of inputs) {
      const answer = await sendOperation(server.app, key, sent, { cookie: ana.cookie });
      if (answer.statusCode >= 500) failures.push([sent, answer.statusCode, answer.body]);
    }
    expect(failures).toEqual([]);
  },
);
