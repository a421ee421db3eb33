import { medicationDefaults, type Action } from '@carecircle/contracts';
import type { OperationKey } from '../../testing/call-operation';
import type { ModelRecord, RecordKind } from './world';

/** How one kind of record is kept: its operations and the field that names it. */
export interface KindOfRecord {
  kind: RecordKind;
  idField: string;
  add: OperationKey;
  edit?: OperationKey;
  /** The field that an edit changes. */
  textField: string;
  list: OperationKey;
  /** What the list needs besides the circle. */
  listInput?: object;
  /** Where the records stand in the answer, if that is not a mere list. */
  listField?: string;
  /** Whom of several people the list is about has to be said. */
  isListedByRecipient?: boolean;
  remove?: OperationKey;
  restore?: OperationKey;
  fields: object;
  /** Whether it has to be about somebody: always, or as soon as the circle cares for several. */
  needsRecipient?: 'always' | 'of several';
  /** Whether whoever added it alone may change it. */
  isOwn?: boolean;
  /** Which records somebody is shown who may read the list; all of them if nothing is said. */
  isShown?(record: ModelRecord, reader: Reader): boolean;
}

interface Reader {
  id: string;
  may(action: Action): boolean;
}

/** Records that members of a circle keep together. */
export const recordKinds: readonly KindOfRecord[] = [
  {
    kind: 'task',
    idField: 'taskId',
    add: 'care.addTask',
    edit: 'care.editTask',
    textField: 'title',
    list: 'care.listTasks',
    listInput: { limit: 100 },
    listField: 'tasks',
    remove: 'care.deleteTask',
    restore: 'care.restoreTask',
    fields: { description: '', recipientId: null, assigneeId: null, dueDate: '2026-11-21', dueTime: null },
  },
  {
    kind: 'calendarEvent',
    idField: 'calendarEventId',
    add: 'care.addCalendarEvent',
    edit: 'care.editCalendarEvent',
    textField: 'title',
    list: 'care.listCalendarEvents',
    listInput: { from: '2026-11-01', to: '2026-11-30' },
    remove: 'care.deleteCalendarEvent',
    restore: 'care.restoreCalendarEvent',
    needsRecipient: 'of several',
    fields: {
      description: '',
      recipientId: null,
      date: '2026-11-21',
      time: '10:30',
      endTime: null,
      type: 'other',
      place: '',
      doctor: '',
      reminder: true,
    },
  },
  {
    kind: 'medication',
    idField: 'medicationId',
    add: 'care.addMedication',
    edit: 'care.editMedication',
    textField: 'name',
    list: 'care.listMedications',
    listField: 'medications',
    remove: 'care.deleteMedication',
    restore: 'care.restoreMedication',
    needsRecipient: 'always',
    fields: {
      ...medicationDefaults,
      dosage: '1 tablet',
      frequency: 'as-needed',
      times: [],
      startDate: '2026-11-01',
      unitsLeft: null,
    },
  },
  {
    kind: 'journalEntry',
    idField: 'entryId',
    add: 'care.addJournalEntry',
    edit: 'care.editJournalEntry',
    textField: 'text',
    list: 'care.listJournal',
    listInput: { limit: 100 },
    listField: 'entries',
    isListedByRecipient: true,
    remove: 'care.deleteJournalEntry',
    restore: 'care.restoreJournalEntry',
    needsRecipient: 'always',
    isOwn: true,
    isShown: (_entry, { may }) => may('journal:view-all'),
    fields: { day: '2026-11-20', mood: null, audience: 'carers' },
  },
  {
    kind: 'checkIn',
    idField: 'checkInId',
    add: 'care.addCheckIn',
    textField: 'notes',
    list: 'care.listCheckIns',
    listInput: { limit: 100 },
    listField: 'checkIns',
    needsRecipient: 'always',
    isShown: ({ by }, { id, may }) => by === id || may('check-in:view'),
    fields: { status: 'ok', mood: 3 },
  },
  {
    kind: 'contact',
    idField: 'contactId',
    add: 'emergency.addContact',
    edit: 'emergency.editContact',
    textField: 'name',
    list: 'emergency.listContacts',
    remove: 'emergency.deleteContact',
    restore: 'emergency.restoreContact',
    fields: {
      relationship: 'Friend',
      phone: '+13125550100',
      email: null,
      preferredChannel: 'call',
      isPrimary: false,
      canReceiveAlerts: true,
    },
  },
  {
    kind: 'bill',
    idField: 'billId',
    add: 'finance.addBill',
    edit: 'finance.editBill',
    textField: 'name',
    list: 'finance.listBills',
    remove: 'finance.deleteBill',
    restore: 'finance.restoreBill',
    fields: {
      category: 'other',
      amountCents: 1,
      dueDate: '2026-11-21',
      frequency: 'monthly',
      isRecurring: false,
      paymentMethod: 'manual',
      reminderDays: 0,
      notes: '',
      accountNumber: null,
    },
  },
  {
    kind: 'recipient',
    idField: 'recipientId',
    add: 'circles.addRecipient',
    edit: 'circles.editRecipient',
    textField: 'name',
    list: 'circles.listRecipients',
    fields: {
      birthDate: null,
      timeZone: 'UTC',
      languages: [],
      conditions: [],
      allergies: [],
      homeAddress: '',
      insurers: [],
      decisionMakerIds: [],
      memberId: null,
    },
  },
];
