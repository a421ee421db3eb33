import { randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import type { ApiInputs } from '@carecircle/contracts/api';
import type { Person } from '../product/person';

/** Whoever can call operations, with a browser or without. */
export type Writing = Pick<Person, 'call'>;

/** The present day in the zone of the circles that these proofs make. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
}

/** So many days after the present one, or before it. */
export function daysFromToday(count: number): string {
  const day = new Date(`${today()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
}

/** Adds a task for anyone, due today unless told; gives its id. */
export async function addTask(
  person: Writing,
  circleId: string,
  title: string,
  dueDate = today(),
): Promise<string> {
  const taskId = randomUUID();
  await person.call('care', 'addTask', {
    ...{ circleId, taskId, title, description: '', recipientId: null, assigneeId: null },
    ...{ dueDate, dueTime: null },
  });
  return taskId;
}

/** Adds somebody to care for, in the circle's zone, unless the fields say otherwise; gives their id. */
export async function addRecipient(
  person: Writing,
  circleId: string,
  name: string,
  fields: Partial<ApiInputs['circles']['addRecipient']> = {},
): Promise<string> {
  const recipientId = randomUUID();
  await person.call('circles', 'addRecipient', {
    ...{ circleId, recipientId, name, timeZone: 'America/Chicago', birthDate: null, homeAddress: '' },
    ...{ languages: [], conditions: [], allergies: [], insurers: [], decisionMakerIds: [], memberId: null },
    ...fields,
  });
  return recipientId;
}

/** Adds an event of today that is all day; gives its id. */
export async function addCalendarEvent(person: Writing, circleId: string, title: string): Promise<string> {
  const calendarEventId = randomUUID();
  await person.call('care', 'addCalendarEvent', {
    ...{ circleId, calendarEventId, title, description: '', recipientId: null, date: today() },
    ...{ time: null, endTime: null, type: 'other', place: '', doctor: '', reminder: true },
  });
  return calendarEventId;
}

/** Adds a monthly bill, due today; gives its id. */
export async function addBill(person: Writing, circleId: string, name: string): Promise<string> {
  const billId = randomUUID();
  await person.call('finance', 'addBill', {
    ...{ circleId, billId, name, category: 'utilities', amountCents: 9415, dueDate: today() },
    ...{ frequency: 'monthly', isRecurring: true, paymentMethod: 'manual', reminderDays: 3 },
    ...{ notes: '', accountNumber: null },
  });
  return billId;
}

/** Adds a tablet that is taken once a day from today, unless the fields say otherwise; gives its id. */
export async function addMedication(
  person: Writing,
  circleId: string,
  recipientId: string,
  fields: Partial<ApiInputs['care']['addMedication']>,
): Promise<string> {
  const medicationId = randomUUID();
  const { times, sideEffects, interactions, ingredients, escalationChain, ...defaults } = medicationDefaults;
  await person.call('care', 'addMedication', {
    ...defaults,
    ...{ times: [...times], sideEffects: [...sideEffects], interactions: [...interactions] },
    ...{ ingredients: [...ingredients], escalationChain: [...escalationChain] },
    ...{ circleId, medicationId, recipientId, name: 'Tablet', dosage: '1 tablet', frequency: 'once-daily' },
    ...{ startDate: today(), unitsLeft: null },
    ...fields,
  });
  return medicationId;
}
