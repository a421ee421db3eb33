import { randomUUID } from 'node:crypto';
import type { OperationKey } from '../testing/call-operation';
import type { TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import {
  addContact,
  addRecipient,
  addTask,
  notificationOf,
  payBill,
  raiseAlert,
  sendMessages,
} from './furniture';

/** A circle with one living record of every kind; each text in it holds `word`. */
export interface FurnishedCircle {
  circle: TestCircle;
  word: string;
  admin: TestPerson;
  family: TestPerson;
  ids: Record<RecordKind, string>;
}

type RecordKind =
  | 'circle'
  | 'member'
  | 'recipient'
  | 'task'
  | 'message'
  | 'contact'
  | 'alert'
  | 'bill'
  | 'transaction'
  | 'notification';

/** People are signed up unless they are given. */
export async function furnishCircle(
  server: TestServer,
  word: string,
  people?: Pick<FurnishedCircle, 'admin' | 'family'>,
): Promise<FurnishedCircle> {
  const admin = people?.admin ?? (await server.signUp(`${word} Admin`));
  const family = people?.family ?? (await server.signUp(`${word} Family`));
  const circle = await admin.createCircle({ name: `${word} circle` });
  await circle.join(family);
  const ids = {
    circle: circle.id,
    member: family.id,
    recipient: await addRecipient(circle, word),
    task: await addTask(circle, word, family.id),
    message: await sendMessages(circle, word, family),
    contact: await addContact(circle, word),
    ...(await payBill(circle, word)),
    alert: await raiseAlert(server, circle, word),
    notification: await notificationOf(server, family),
  };
  return { circle, word, admin, family, ids };
}

const kindByPlace: Record<string, RecordKind> = {
  circleId: 'circle',
  chosenCircleId: 'circle',
  memberId: 'member',
  withMemberId: 'member',
  assigneeId: 'member',
  '0': 'member',
  recipientId: 'recipient',
  taskId: 'task',
  messageId: 'message',
  contactId: 'contact',
  alertId: 'alert',
  billId: 'bill',
  transactionId: 'transaction',
  notificationId: 'notification',
};

/** Places whose id the caller makes up. */
const newIds = new Set([
  'commandId',
  'newCircleId',
  'circles.addRecipient recipientId',
  'care.addTask taskId',
  'communication.sendMessage messageId',
  'emergency.addContact contactId',
  'emergency.armAlert alertId',
  'finance.addBill billId',
]);

/** Whether the id at a place is made by the caller instead of naming a record. */
export const isNewId = (key: OperationKey, place: string) =>
  newIds.has(place) || newIds.has(`${key} ${place}`);

/** The right id for a place of an operation's input; a place that no record here is known for ends the run. */
export function idFor(key: OperationKey, place: string, { ids }: FurnishedCircle): string {
  if (isNewId(key, place)) return randomUUID();
  const kind = kindByPlace[place.split('.').at(-1) ?? ''];
  if (!kind) throw new Error(`${key}: a furnished circle has no record for ${place}.`);
  const isMember = key.startsWith('communication.') && kind === 'recipient';
  return ids[isMember ? 'member' : kind];
}
