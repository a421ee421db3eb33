import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { createUploader, pdf } from '../testing/test-documents';
import { createFileSender } from '../testing/test-messages';
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

export async function addTaskDetails({ id: circleId, admin }: TestCircle, word: string, taskId: string) {
  const [item, comment] = [randomUUID(), randomUUID()];
  await admin.call('care.addChecklistItem', { circleId, taskId, itemId: item, text: word });
  await admin.call('care.addTaskComment', { circleId, taskId, commentId: comment, text: word });
  return { item, comment };
}

export async function addCheckIn(
  { id: circleId, admin }: TestCircle,
  word: string,
  recipientId: string,
): Promise<string> {
  const checkInId = randomUUID();
  const found = { recipientId, status: 'needs-help', mood: 1, notes: word } as const;
  await admin.call('care.addCheckIn', { circleId, checkInId, ...found });
  return checkInId;
}

/** A schedule with its next due check-in, a pause to come, and a link. */
export async function planCheckIns(
  { id: circleId, admin }: TestCircle,
  word: string,
  recipientId: string,
): Promise<{ dueCheckIn: string; pause: string; link: string }> {
  const [pause, link] = [randomUUID(), randomUUID()];
  const changes = { isOn: true, askedId: admin.id, contactIds: [admin.id] };
  await admin.call('care.editCheckInSchedule', { circleId, recipientId, changes });
  const days = { from: '2099-01-01', until: '2099-01-31', reason: word };
  await admin.call('care.pauseCheckIns', { circleId, pauseId: pause, recipientId, ...days });
  await admin.call('care.addCheckInLink', { circleId, linkId: link, recipientId, hours: 168 });
  const [plan] = await admin.call('care.listCheckInPlans', { circleId });
  if (!plan?.due) throw new Error('No check-in is due.');
  return { dueCheckIn: plan.due.id, pause, link };
}

export async function addCalendarEvent({ id: circleId, admin }: TestCircle, word: string): Promise<string> {
  const calendarEventId = randomUUID();
  await admin.call('care.addCalendarEvent', {
    circleId,
    calendarEventId,
    title: word,
    description: word,
    recipientId: null,
    date: '2026-11-21',
    time: '10:30',
    endTime: '11:30',
    type: 'appointment',
    place: word,
    doctor: word,
    reminder: true,
  });
  return calendarEventId;
}

export async function addCalendarFeed({ id: circleId, admin }: TestCircle): Promise<string> {
  const feedId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await admin.call('care.addCalendarFeed', { circleId, feedId, token, level: 'full' });
  return feedId;
}

export async function addMedication(
  { id: circleId, admin }: TestCircle,
  word: string,
  recipientId: string,
): Promise<{ medication: string; dose: string }> {
  const [medication, dose] = [randomUUID(), randomUUID()];
  await admin.call('care.addMedication', {
    ...medicationDefaults,
    ...{ circleId, medicationId: medication, recipientId, name: word, genericName: word, dosage: word },
    ...{ strength: word, prescribedBy: word, instructions: word, foodRestrictions: word, notes: word },
    ...{ frequency: 'as-needed', times: [], startDate: '2026-11-01', unitsLeft: 30 },
    ...{ sideEffects: [word], interactions: [word], escalationChain: [], ingredients: [] },
  });
  await admin.call('care.takeAsNeeded', { circleId, medicationId: medication, doseId: dose });
  return { medication, dose };
}

/** A shift of the admin long ago, a note, a time of care and an entry that only carers read. */
export async function addCareLog({ id: circleId, admin }: TestCircle, word: string, recipientId: string) {
  const [shift, note, careTime, entry] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const day = '2026-11-02';
  await admin.call('care.addShift', {
    ...{ circleId, shiftId: shift, recipientId, memberId: admin.id, day, time: '08:00', endTime: '12:00' },
  });
  await admin.call('care.addHandOffNote', {
    ...{ circleId, noteId: note, recipientId, text: word, isImportant: true },
  });
  await admin.call('care.addCareTime', {
    ...{ circleId, careTimeId: careTime, recipientId, day, minutes: 5, kind: 'other', note: word },
    shiftId: null,
  });
  await admin.call('care.addJournalEntry', {
    ...{ circleId, entryId: entry, recipientId, day, text: word, mood: 3, audience: 'carers' },
  });
  return { shift, note, careTime, entry };
}

/** A series of events and one of tasks, each begun by an event or task of its own. */
export async function addSeries({ id: circleId, admin }: TestCircle, word: string) {
  const repeat = { frequency: 'weekly', interval: 1, monthlyOn: 'day', until: null, count: null } as const;
  const event = await admin.call('care.addCalendarEvent', {
    ...{ circleId, calendarEventId: randomUUID(), title: word, description: word, recipientId: null },
    ...{ date: '2026-11-23', time: '10:30', endTime: null, type: 'other', place: word, doctor: word },
    ...{ reminder: true, repeat: { ...repeat, weekdays: ['MO'] } },
  });
  const task = await admin.call('care.addTask', {
    ...{ circleId, taskId: randomUUID(), title: word, description: word, recipientId: null },
    ...{ assigneeId: null, dueDate: '2026-11-23', dueTime: null },
    ...{ repeat: { ...repeat, weekdays: ['MO'] } },
  });
  return { calendarSeries: event.seriesId ?? '', taskSeries: task.seriesId ?? '' };
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

export async function startCall({ id: circleId, admin }: TestCircle, to: TestPerson): Promise<string> {
  const callId = randomUUID();
  const call = { circleId, callId, deviceId: randomUUID(), calleeId: to.id, media: 'voice' } as const;
  await admin.call('calls.startCall', call);
  return callId;
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

export async function addDoctor(
  { id: circleId, admin }: TestCircle,
  word: string,
  recipientId: string,
): Promise<string> {
  const doctorId = randomUUID();
  await admin.call('doctors.addDoctor', {
    ...{ circleId, doctorId, name: word, specialty: 'cardiology', address: word, phone: '+13125550142' },
    ...{ email: `${word.toLowerCase()}@example.org`, notes: word, rating: 4, isFavorite: true },
    recipientIds: [recipientId],
  });
  const copied = { circleId, doctorId: randomUUID(), npi: '1000000101' };
  await admin.call('doctors.addDirectoryDoctor', copied);
  return doctorId;
}

export async function addBooking(
  { id: circleId, admin }: TestCircle,
  word: string,
  recipientId: string,
): Promise<string> {
  const bookingId = randomUUID();
  await admin.call('services.requestBooking', {
    ...{ circleId, bookingId, providerId: 'sample-byron-pharmacy', recipientId },
    ...{ serviceType: 'Blister packs', date: '2099-11-21', band: 'morning' },
    ...{ instructions: word, useInsurance: false },
  });
  return bookingId;
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

export async function addExpense({ id: circleId, admin }: TestCircle, word: string): Promise<string> {
  const expenseId = randomUUID();
  await admin.call('finance.addExpense', {
    ...{ circleId, expenseId, name: word, category: 'healthcare', amountCents: 1_250 },
    ...{ spentOn: '2026-11-20', notes: word, receiptDocumentId: null },
  });
  await admin.call('finance.editBudget', { circleId, month: '2026-11', changes: { healthcare: 20_000 } });
  return expenseId;
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

export async function addPushDevice(person: TestPerson): Promise<string> {
  const deviceId = randomUUID();
  const keys = createECDH('prime256v1').generateKeys('base64url');
  await person.call('notifications.addPushDevice', {
    deviceId,
    endpoint: `https://fcm.googleapis.com/fcm/send/${deviceId}`,
    p256dh: keys,
    auth: randomBytes(16).toString('base64url'),
  });
  return deviceId;
}

export async function addInvitation({ id: circleId, admin }: TestCircle, word: string): Promise<string> {
  const invitationId = randomUUID();
  const reached = { method: 'email', email: `${invitationId}@example.org`, phone: null } as const;
  await admin.call('invitations.inviteMember', { circleId, invitationId, name: word, ...reached });
  return invitationId;
}

/** A document, and a file on its way. */
export async function addDocuments(server: TestServer, { id: circleId, admin }: TestCircle, word: string) {
  const files = createUploader(server);
  const { id: document } = await files.add(admin, circleId, { name: word });
  return { document, upload: await files.send(admin, circleId, pdf, { name: word }) };
}

/** A message that brings a file, and another file on its way. */
export async function sendFiles(server: TestServer, { id: circleId, admin }: TestCircle, word: string) {
  const files = createFileSender(server);
  await files.send(admin, circleId, { bytes: pdf, name: word, kind: 'file' });
  return files.upload(admin, circleId, { bytes: pdf, name: word });
}

/** A device that has measured something, and a file of it that is on its way. */
export async function addWearable({ id: circleId, admin }: TestCircle, word: string, recipientId: string) {
  const [deviceId, importId] = [randomUUID(), randomUUID()];
  await admin.call('wearables.addDevice', {
    ...{ circleId, deviceId, type: 'apple_watch', name: word, wearerId: recipientId },
    ...{ metrics: ['heartRate'], deviceNumber: null },
  });
  const token = randomBytes(32).toString('base64url');
  await admin.call('wearables.renewDeviceToken', { circleId, deviceId, token });
  const startAt = '2026-01-31T08:00:00.000Z';
  await admin.call('wearables.recordReadings', {
    ...{ circleId, deviceId, readings: [{ metric: 'heartRate', startAt, value: 72 }] },
  });
  const file = { circleId, importId, deviceId, name: word, sizeBytes: 10 };
  await admin.call('wearables.startHealthImport', file);
  return { device: deviceId, import: importId };
}

/** Another browser that somebody is signed in with, and a passkey of theirs that opens nothing. */
export async function addWaysIn({ spine }: TestServer, personId: string) {
  const { sessionId: session } = await spine.services.sessions.open(personId, {
    address: 'test',
    userAgent: '',
  });
  const passkey = randomUUID();
  await spine.database.db.execute(sql`
    insert into passkeys (person_id, id, credential_id, public_key, counter, transports, name, is_synced, created_at)
    values (${personId}, ${passkey}, ${passkey}, '', 0, '[]', 'Phone', false, ${spine.services.clock.now().toISOString()}::timestamptz)`);
  return { session, passkey };
}
