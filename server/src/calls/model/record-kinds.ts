import type { OperationKey } from '../../testing/call-operation';
import type { RecordKind } from './world';

/** How one kind of record is kept: its operations and the field that names it. */
export interface KindOfRecord {
  kind: RecordKind;
  idField: string;
  add: OperationKey;
  edit: OperationKey;
  /** The field that an edit changes. */
  textField: string;
  list: OperationKey;
  /** What the list needs besides the circle. */
  listInput?: object;
  remove?: OperationKey;
  restore?: OperationKey;
  fields: object;
  /** Whether it has to be about somebody as soon as the circle cares for several. */
  needsRecipient?: boolean;
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
    needsRecipient: true,
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
