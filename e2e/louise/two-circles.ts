import { randomUUID } from 'node:crypto';
import { addDocument } from '../product/add-document';
import { signUpCaller, type Caller } from '../product/caller';
import { addMedication, addRecipient } from '../resilience/examples';
import { samplePdf } from '../journeys/sample-files';
import { keller, rivera, type CircleFacts } from './circle-facts';

/** Somebody who asks in a circle. */
export interface Asker {
  caller: Caller;
  circleId: string;
}

export interface TwoCircles {
  /** Ana may see all of the Rivera circle, and so may Kai of the Keller circle. */
  ana: Asker;
  kai: Asker;
  /** Ana in the Keller circle: she sees appointments and tasks, and no medication, check-in, document or bill. */
  friend: Asker;
}

/** A zone in which it is shortly after noon: today's records are of today there, and more of the day is to come. */
const hoursToNoon = 12 - new Date().getUTCHours();
const timeZone = hoursToNoon === 0 ? 'UTC' : `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

function dayAhead(days: number): string {
  const local = Date.now() + hoursToNoon * 3_600_000 + days * 86_400_000;
  return new Date(local).toISOString().slice(0, 10);
}

export async function makeTwoCircles(origin: string): Promise<TwoCircles> {
  const [ana, kai, beatrix, leonora] = await Promise.all(
    ['Ana', 'Kai', rivera.helper, keller.helper].map((name) => signUpCaller(origin, name)),
  );
  if (!ana || !kai || !beatrix || !leonora) throw new Error('Four people sign up.');
  const riveraId = await makeCircle(ana, beatrix, rivera);
  const kellerId = await makeCircle(kai, leonora, keller);
  await admit(kai, ana, kellerId, 'friend');
  return {
    ana: { caller: ana, circleId: riveraId },
    kai: { caller: kai, circleId: kellerId },
    friend: { caller: ana, circleId: kellerId },
  };
}

async function makeCircle(admin: Caller, helper: Caller, facts: CircleFacts): Promise<string> {
  const circleId = randomUUID();
  await admin.call('circles', 'createCircle', { newCircleId: circleId, name: facts.name, timeZone });
  await admit(admin, helper, circleId, 'caregiver');
  const recipientId = await addRecipient(admin, circleId, facts.person, { timeZone });
  await addMedications(admin, { circleId, recipientId, facts });
  await addDays(admin, { circleId, recipientId, facts });
  await addTasks(admin, helper, circleId, facts);
  const name = `${facts.document}.pdf`;
  await addDocument(admin, circleId, { name, kind: 'power-of-attorney', bytes: samplePdf(name) });
  await addPeople(admin, circleId, facts);
  await admin.call('care', 'addCheckIn', {
    ...{ circleId, checkInId: randomUUID(), recipientId, status: 'safe', mood: 4, notes: facts.notes },
  });
  await admin.call('finance', 'addBill', {
    ...{ circleId, billId: randomUUID(), name: facts.bill, category: 'utilities', amountCents: 9415 },
    ...{ dueDate: dayAhead(1), frequency: 'monthly', isRecurring: true, paymentMethod: 'manual' },
    ...{ reminderDays: 3, notes: '', accountNumber: null },
  });
  for (let count = 0; count < facts.messages; count += 1) {
    const message = { messageId: randomUUID(), recipientId: null, text: `Note ${count + 1}` };
    await helper.call('communication', 'sendMessage', { circleId, ...message });
  }
  return circleId;
}

async function admit(admin: Caller, other: Caller, circleId: string, role: 'caregiver' | 'friend') {
  const { inviteCode } = await admin.call('circles', 'getInviteCode', { circleId });
  await other.call('circles', 'joinCircle', { inviteCode });
  await admin.call('circles', 'admitMember', { circleId, memberId: other.id });
  await admin.call('circles', 'changeMemberRole', { circleId, memberId: other.id, role });
}

interface Place {
  circleId: string;
  recipientId: string;
  facts: CircleFacts;
}

/** One dose may be given by now, an hour before its time, one comes in the evening; another medication is nearly used up. */
async function addMedications(admin: Caller, { circleId, recipientId, facts }: Place) {
  const startDate = dayAhead(-1);
  await addMedication(admin, circleId, recipientId, {
    ...{ name: facts.medication, startDate, frequency: 'twice-daily', times: ['13:00', '21:00'] },
  });
  await addMedication(admin, circleId, recipientId, {
    ...{ name: facts.refill, startDate, frequency: 'once-daily', times: ['21:30'], unitsLeft: 3 },
  });
}

async function addDays(admin: Caller, { circleId, recipientId, facts }: Place) {
  const add = (title: string, date: string, time: string | null) =>
    admin.call('care', 'addCalendarEvent', {
      ...{ circleId, calendarEventId: randomUUID(), recipientId, title, description: '', date, time },
      ...{ endTime: null, type: 'appointment', place: '', doctor: '', reminder: true },
    });
  await add(facts.today, dayAhead(0), null);
  const [first, second, third, fourth, tooLate] = facts.ahead;
  // Not in the order of their days.
  await add(fourth, dayAhead(7), '15:00');
  await add(second, dayAhead(3), '09:30');
  await add(first, dayAhead(1), '10:00');
  await add(third, dayAhead(6), null);
  await add(tooLate, dayAhead(8), '08:00');
}

async function addTasks(admin: Caller, helper: Caller, circleId: string, facts: CircleFacts) {
  const add = (title: string, assigneeId: string, dueDate: string) =>
    admin.call('care', 'addTask', {
      ...{ circleId, taskId: randomUUID(), title, description: '', recipientId: null, assigneeId },
      ...{ dueDate, dueTime: null },
    });
  await add(facts.ownTask, admin.id, dayAhead(0));
  await add(facts.overdueTask, helper.id, dayAhead(-1));
}

async function addPeople(admin: Caller, circleId: string, { doctor, contact }: CircleFacts) {
  await admin.call('doctors', 'addDoctor', {
    ...{ circleId, doctorId: randomUUID(), ...doctor, specialty: 'cardiology', address: '', email: null },
    ...{ notes: '', rating: 0, isFavorite: false, recipientIds: [] },
  });
  await admin.call('emergency', 'addContact', {
    ...{ circleId, contactId: randomUUID(), ...contact, relationship: 'Friend', email: null },
    ...{ preferredChannel: 'call', isPrimary: true, canReceiveAlerts: false },
  });
}
