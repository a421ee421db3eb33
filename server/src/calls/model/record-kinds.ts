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
  remove?: OperationKey;
  restore?: OperationKey;
  fields: object;
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
    remove: 'care.deleteTask',
    restore: 'care.restoreTask',
    fields: { description: '', recipientId: null, assigneeId: null, dueDate: '2026-11-21', dueTime: null },
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
