import { randomUUID } from 'node:crypto';
import type { OperationKey } from '../testing/call-operation';
import type { TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import {
  addCareLog,
  addPushDevice,
  addCheckIn,
  addWearable,
  addCalendarEvent,
  addCalendarFeed,
  addContact,
  addBooking,
  addDoctor,
  addExpense,
  addInvitation,
  addDocuments,
  addMedication,
  addRecipient,
  addSeries,
  addTask,
  addTaskDetails,
  addWaysIn,
  notificationOf,
  payBill,
  planCheckIns,
  raiseAlert,
  sendFiles,
  sendMessages,
  startCall,
} from './fixture-records';
import { sampleInput } from './arbitrary-input';
import { idPlacesOf, withValueAt } from './id-places';
import { inputSchemaOf } from './operations';

/** A circle with one living record of every kind; each text in it holds `word`. */
export interface CircleFixture {
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
  | 'item'
  | 'comment'
  | 'checkIn'
  | 'dueCheckIn'
  | 'pause'
  | 'link'
  | 'calendarEvent'
  | 'feed'
  | 'medication'
  | 'dose'
  | 'shift'
  | 'note'
  | 'careTime'
  | 'entry'
  | 'calendarSeries'
  | 'taskSeries'
  | 'document'
  | 'upload'
  | 'message'
  | 'messageUpload'
  | 'call'
  | 'contact'
  | 'invitation'
  | 'alert'
  | 'doctor'
  | 'booking'
  | 'bill'
  | 'transaction'
  | 'expense'
  | 'notification'
  | 'pushDevice'
  | 'device'
  | 'import'
  | 'session'
  | 'passkey';

/** People are signed up unless they are given. */
export async function makeCircleFixture(
  server: TestServer,
  word: string,
  people?: Pick<CircleFixture, 'admin' | 'family'>,
): Promise<CircleFixture> {
  const admin = people?.admin ?? (await server.signUp(`${word} Admin`));
  const family = people?.family ?? (await server.signUp(`${word} Family`));
  const circle = await admin.createCircle({ name: `${word} circle` });
  await circle.join(family);
  const recipient = await addRecipient(circle, word);
  const task = await addTask(circle, word, family.id);
  const ids = {
    circle: circle.id,
    member: family.id,
    recipient,
    checkIn: await addCheckIn(circle, word, recipient),
    ...(await planCheckIns(circle, word, recipient)),
    task,
    ...(await addTaskDetails(circle, word, task)),
    calendarEvent: await addCalendarEvent(circle, word),
    feed: await addCalendarFeed(circle),
    ...(await addMedication(circle, word, recipient)),
    ...(await addSeries(circle, word)),
    ...(await addCareLog(circle, word, recipient)),
    message: await sendMessages(circle, word, family),
    messageUpload: await sendFiles(server, circle, word),
    call: await startCall(circle, family),
    ...(await addDocuments(server, circle, word)),
    contact: await addContact(circle, word),
    booking: await addBooking(circle, word, recipient),
    doctor: await addDoctor(circle, word, recipient),
    ...(await addWearable(circle, word, recipient)),
    invitation: await addInvitation(circle, word),
    ...(await payBill(circle, word)),
    expense: await addExpense(circle, word),
    alert: await raiseAlert(server, circle, word),
    notification: await notificationOf(server, family),
    pushDevice: await addPushDevice(family),
    ...(await addWaysIn(server, family.id)),
  };
  // What follows compares rows before and after a call.
  await server.settled();
  return { circle, word, admin, family, ids };
}

const kindByPlace: Record<string, RecordKind> = {
  circleId: 'circle',
  inCircle: 'circle',
  'releases.steerRollout change.circleIds.0': 'circle',
  chosenCircleId: 'circle',
  closedCircleId: 'circle',
  memberId: 'member',
  withMemberId: 'member',
  assigneeId: 'member',
  giverId: 'member',
  '0': 'member',
  recipientId: 'recipient',
  'care.listDoses after': 'dose',
  'communication.listFoundMessages after': 'message',
  taskId: 'task',
  itemId: 'item',
  commentId: 'comment',
  checkInId: 'checkIn',
  dueCheckInId: 'dueCheckIn',
  pauseId: 'pause',
  linkId: 'link',
  askedId: 'member',
  calendarEventId: 'calendarEvent',
  feedId: 'feed',
  medicationId: 'medication',
  exceptMedicationId: 'medication',
  doseId: 'dose',
  besidesDoseId: 'dose',
  shiftId: 'shift',
  noteId: 'note',
  careTimeId: 'careTime',
  entryId: 'entry',
  driverId: 'member',
  companionId: 'member',
  'care.restoreCalendarSeries seriesId': 'calendarSeries',
  'care.restoreTaskSeries seriesId': 'taskSeries',
  documentId: 'document',
  uploadId: 'upload',
  'communication.cancelMessageUpload uploadId': 'messageUpload',
  'communication.sendFile uploadId': 'messageUpload',
  renewalOwnerId: 'member',
  messageId: 'message',
  callId: 'call',
  calleeId: 'member',
  contactId: 'contact',
  invitationId: 'invitation',
  alertId: 'alert',
  doctorId: 'doctor',
  bookingId: 'booking',
  'doctors.addDoctor recipientIds.0': 'recipient',
  'doctors.editDoctor changes.recipientIds.0': 'recipient',
  'doctors.editDoctor seen.recipientIds.0': 'recipient',
  billId: 'bill',
  transactionId: 'transaction',
  expenseId: 'expense',
  receiptDocumentId: 'document',
  notificationId: 'notification',
  deviceId: 'device',
  'notifications.deletePushDevice deviceId': 'pushDevice',
  importId: 'import',
  wearerId: 'recipient',
  sessionId: 'session',
  passkeyId: 'passkey',
};

/** Places whose id the caller makes up. */
const newIds = new Set([
  'commandId',
  'newCircleId',
  'circles.addRecipient recipientId',
  'notifications.addPushDevice deviceId',
  'care.addTask taskId',
  'care.addChecklistItem itemId',
  'care.addTaskComment commentId',
  'care.addCheckIn checkInId',
  'care.addLinkedCheckIn checkInId',
  'care.pauseCheckIns pauseId',
  'care.addCheckInLink linkId',
  'care.addCalendarEvent calendarEventId',
  'care.addCalendarFeed feedId',
  'care.addMedication medicationId',
  'care.takeAsNeeded doseId',
  'care.addShift shiftId',
  'care.startShift shiftId',
  'care.addHandOffNote noteId',
  'care.addCareTime careTimeId',
  'care.addJournalEntry entryId',
  'documents.startUpload uploadId',
  'documents.addDocument documentId',
  'communication.sendMessage messageId',
  'communication.sendFile messageId',
  'communication.startMessageUpload uploadId',
  'calls.startCall callId',
  ...['start', 'join', 'decline', 'leave', 'keep'].map((verb) => `calls.${verb}Call deviceId`),
  'calls.sendCallSignal deviceId',
  'toDeviceId',
  'emergency.addContact contactId',
  'emergency.armAlert alertId',
  'emergency.renewCardLink linkId',
  'doctors.addDoctor doctorId',
  'services.requestBooking bookingId',
  'doctors.addDirectoryDoctor doctorId',
  'invitations.inviteMember invitationId',
  'finance.addBill billId',
  'finance.addExpense expenseId',
  'support.sendSupportMessage messageId',
  'wearables.addDevice deviceId',
  'wearables.startHealthImport importId',
]);

/** Whether the id at a place is made by the caller instead of naming a record. */
export const isNewId = (key: OperationKey, place: string) =>
  newIds.has(place) || newIds.has(`${key} ${place}`);

/** The right id for a place of an operation's input; a place that no record here is known for ends the run. */
export function idFor(key: OperationKey, place: string, { ids }: CircleFixture): string {
  if (isNewId(key, place)) return randomUUID();
  const kind = kindByPlace[`${key} ${place}`] ?? kindByPlace[place.split('.').at(-1) ?? ''];
  if (!kind) throw new Error(`${key}: a furnished circle has no record for ${place}.`);
  const isMember = key.startsWith('communication.') && kind === 'recipient';
  return ids[isMember ? 'member' : kind];
}

/** An input that the contract accepts, with the ids of living records; a place in another kind of it than the sample's stays out. */
export function rightInput(key: OperationKey, circle: CircleFixture): Record<string, unknown> {
  const schema = inputSchemaOf(key);
  return idPlacesOf(key).reduce((input, place) => {
    const placed = withValueAt(input, place, idFor(key, place, circle));
    return schema.safeParse(placed).success ? placed : input;
  }, sampleInput(key));
}
