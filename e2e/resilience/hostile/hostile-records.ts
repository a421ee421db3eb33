import { randomUUID } from 'node:crypto';
import type { Deal } from './deal-texts';
import type { Caller } from '../../product/caller';
import { addMedication, addRecipient, addTask, daysFromToday, today } from '../examples';
import { files } from './hostile-files';
import { money } from './hostile-money';

/** Who writes, and about whom. */
export interface Stage {
  ana: Caller;
  ben: Caller;
  circleId: string;
  recipientId: string;
  /** Tasks with checklists and comments, as they come to be. */
  taskIds: string[];
}

export type Write = (stage: Stage, deal: Deal) => Promise<unknown>;

const longest = 4_000;

const tasks: Record<string, Write> = {
  task: ({ ana, ben, circleId }, deal) =>
    ben.call('care', 'addTask', {
      ...{ circleId, taskId: randomUUID(), title: deal.text(200), description: deal.text(longest) },
      ...{ recipientId: null, assigneeId: ana.id, dueDate: today(), dueTime: null },
    }),
  openTask: ({ ben, circleId }, deal) => addTask(ben, circleId, deal.text(200)),
  stepAndComment: async ({ ana, ben, circleId, taskIds }, deal) => {
    const taskId = await addTask(ana, circleId, deal.text(200), daysFromToday(-1));
    taskIds.push(taskId);
    for (let count = 0; count < 45; count += 1) {
      const text = deal.text(200);
      await ben.call('care', 'addChecklistItem', { circleId, taskId, itemId: randomUUID(), text });
      await ben.call('care', 'addTaskComment', { circleId, taskId, commentId: randomUUID(), text });
    }
  },
  calendarEvent: ({ ana, circleId, recipientId }, deal) =>
    ana.call('care', 'addCalendarEvent', {
      ...{ circleId, calendarEventId: randomUUID(), recipientId, date: today(), time: '10:30' },
      ...{ endTime: null, type: 'other', title: deal.text(200), description: deal.text(longest) },
      ...{ place: deal.text(300), doctor: deal.text(200), reminder: true, needsDriver: true },
    }),
};

const health: Record<string, Write> = {
  recipient: ({ ana, circleId }, deal) =>
    addRecipient(ana, circleId, deal.text(80), {
      ...{ conditions: deal.texts(20, 120), allergies: deal.texts(20, 120), homeAddress: deal.text(300) },
      insurers: [{ name: deal.text(120), policyNumber: deal.text(60) }],
    }),
  checkIn: ({ ben, circleId, recipientId }, deal) =>
    ben.call('care', 'addCheckIn', {
      ...{ circleId, checkInId: randomUUID(), recipientId, status: 'needs-help', mood: 1 },
      notes: deal.text(2_000),
    }),
  medication: ({ ana, circleId, recipientId }, deal) =>
    addMedication(ana, circleId, recipientId, {
      ...{ name: deal.text(120), genericName: deal.text(120), dosage: deal.text(80) },
      ...{ strength: deal.text(80), prescribedBy: deal.text(120), instructions: deal.text(2_000) },
      ...{ sideEffects: deal.texts(5, 200), interactions: deal.texts(5, 200), notes: deal.text(2_000) },
      ...{ foodRestrictions: deal.text(500) },
      ingredients: [{ name: deal.text(80), milligramsPerDose: 5, mostMilligramsIn24Hours: null }],
    }),
  pastDoses: async ({ ana, circleId }, deal) => {
    // As many as one person may take in a day.
    const recipientId = await addRecipient(ana, circleId, 'Somebody');
    const asNeeded = { frequency: 'as-needed' as const, times: [] };
    const medicationId = await addMedication(ana, circleId, recipientId, asNeeded);
    const takenAt = new Date().toISOString();
    const dose = { medicationId, day: today(), time: null, status: 'taken', takenAt } as const;
    const entries = deal.texts(100, 300).map((reason) => ({ ...dose, reason }));
    return ana.call('care', 'logPastDoses', { circleId, entries });
  },
};

const careLog: Record<string, Write> = {
  handOff: ({ ben, circleId, recipientId }, deal) =>
    ben.call('care', 'addHandOffNote', {
      ...{ circleId, noteId: randomUUID(), recipientId, text: deal.text(2_000), isImportant: false },
    }),
  careTime: ({ ben, circleId, recipientId }, deal) =>
    ben.call('care', 'addCareTime', {
      ...{ circleId, careTimeId: randomUUID(), recipientId, day: today(), minutes: 1, kind: 'other' },
      ...{ note: deal.text(500), shiftId: null },
    }),
  journal: ({ ben, circleId, recipientId }, deal) =>
    ben.call('care', 'addJournalEntry', {
      ...{ circleId, entryId: randomUUID(), recipientId, day: today(), text: deal.text(longest) },
      ...{ mood: 3, audience: 'everyone' },
    }),
};

const others: Record<string, Write> = {
  message: ({ ben, circleId }, deal) =>
    ben.call('communication', 'sendMessage', {
      ...{ circleId, messageId: randomUUID(), recipientId: null, text: deal.text(8_000) },
    }),
  directMessage: ({ ana, ben, circleId }, deal) =>
    ben.call('communication', 'sendMessage', {
      ...{ circleId, messageId: randomUUID(), recipientId: ana.id, text: deal.text(8_000) },
    }),
  // A circle has fewer contacts than there are texts.
  contact: ({ ana, circleId }, deal) => {
    const name = deal.whole(deal.texts(2, 59).join(' ').trim());
    return ana.call('emergency', 'addContact', {
      ...{ circleId, contactId: randomUUID(), name, relationship: 'Friend' },
      ...{ phone: '+13125550101', email: null, preferredChannel: 'call', isPrimary: false },
      canReceiveAlerts: false,
    });
  },
  doctor: ({ ana, circleId, recipientId }, deal) =>
    ana.call('doctors', 'addDoctor', {
      ...{ circleId, doctorId: randomUUID(), name: deal.text(120), specialty: 'cardiology' },
      ...{ address: deal.text(300), phone: '+13125550142', email: null, notes: deal.text(2_000) },
      ...{ rating: 5, isFavorite: false, recipientIds: [recipientId] },
    }),
  // A circle has fewer open bookings than there are texts.
  booking: ({ ana, circleId, recipientId }, deal) => {
    const instructions = deal.whole(deal.texts(2, 490).join('\n').trim());
    return ana.call('services', 'requestBooking', {
      ...{ circleId, bookingId: randomUUID(), providerId: 'sample-byron-pharmacy', recipientId },
      ...{ serviceType: 'Blister packs', date: daysFromToday(3), band: 'morning' },
      ...{ instructions, useInsurance: false },
    });
  },
  supportMessage: ({ ana }, deal) => {
    // As few as one person may send in a day.
    const text = deal.whole(deal.texts(10, 190).join('\n').trim());
    return ana.call('support', 'sendSupportMessage', { messageId: randomUUID(), text });
  },
};

/** For each kind of record, what writes one of it, or several, with texts of the deal. */
export const records = [tasks, health, careLog, others, files, money].flatMap((kinds) =>
  Object.values(kinds),
);
