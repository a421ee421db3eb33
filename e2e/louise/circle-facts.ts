import type { Topic } from './questions/question';

/** The records of a circle; no word of them occurs in another's. */
export interface CircleFacts {
  name: string;
  person: string;
  helper: string;
  medication: string;
  refill: string;
  /** From tomorrow on, one a day; the last is the eighth. */
  ahead: readonly [string, string, string, string, string];
  today: string;
  ownTask: string;
  overdueTask: string;
  notes: string;
  document: string;
  doctor: { name: string; phone: string };
  contact: { name: string; phone: string };
  bill: string;
  /** Messages that were not read. */
  messages: number;
}

export const rivera: CircleFacts = {
  name: 'Rivera',
  person: 'Ruth',
  helper: 'Beatrix',
  medication: 'Metformin',
  refill: 'Lisinopril',
  ahead: ['Retina scan', 'Gentle yoga', 'Blood draw', 'Choir night', 'Garden fair'],
  today: 'Lunch at Rosie’s',
  ownTask: 'Bake lemon bread',
  overdueTask: 'Fix the porch lamp',
  notes: 'Slept well, ate two pancakes',
  document: 'Procura Ruth 2024',
  doctor: { name: 'Dr. Okafor', phone: '+13125550142' },
  contact: { name: 'Nora Nakamura', phone: '+13125550177' },
  bill: 'City Power',
  messages: 2,
};

export const keller: CircleFacts = {
  name: 'Keller',
  person: 'Otto',
  helper: 'Leonora',
  medication: 'Ramipril',
  refill: 'Pantoprazol',
  ahead: ['Hearing check', 'Chess club', 'Knee therapy', 'Opera matinee', 'Boat trip'],
  today: 'Coffee with Gustav',
  ownTask: 'Polish the skates',
  overdueTask: 'Return the ladder',
  notes: 'Dizzy in the morning, better by noon',
  document: 'Kvittung Otto 2023',
  doctor: { name: 'Dr. Weidenbach', phone: '+13125550188' },
  contact: { name: 'Pia Petersen', phone: '+13125550199' },
  bill: 'Lakeside Water',
  messages: 3,
};

/** What an answer must hold, and the paths of the app or the addresses that it must lead to. */
interface Told {
  text: readonly string[];
  links: readonly string[];
}

/** What the answers say of a circle to somebody who may see all of it. */
export function toldOf(circle: CircleFacts): Readonly<Record<Topic, Told>> {
  const { medication, refill, ahead, today, ownTask, overdueTask, notes, document } = circle;
  const { doctor, contact, bill, helper, person, messages } = circle;
  const medications = { links: ['/medications'] };
  const toTasks = ['/tasks'];
  return {
    'due-doses': { text: [medication], ...medications },
    'next-dose': { text: [medication], ...medications },
    'taken-doses': { text: [medication], ...medications },
    'medication-list': { text: [medication, refill], ...medications },
    refills: { text: [refill], ...medications },
    'take-dose': { text: [medication], links: [] },
    appointments: { text: ahead.slice(0, 3), links: ['/calendar?day='] },
    'tomorrow-events': { text: [ahead[0]], links: ['/calendar?day='] },
    'today-events': { text: [today], links: ['/calendar?day='] },
    'add-event': { text: [person], links: [] },
    'open-tasks': { text: [ownTask, overdueTask], links: toTasks },
    'my-tasks': { text: [ownTask], links: toTasks },
    'overdue-tasks': { text: [overdueTask], links: toTasks },
    'add-task': { text: [], links: [] },
    'latest-check-in': { text: [person, notes], links: ['/checkin'] },
    streak: { text: [], links: ['/checkin'] },
    'helping-today': { text: [ownTask], links: ['/care-log'] },
    members: { text: [circle.name, helper, person], links: ['/circle'] },
    'find-document': { text: [document], links: ['/vault?document='] },
    'find-doctor': { text: [doctor.name, doctor.phone], links: [`tel:${doctor.phone}`] },
    'emergency-contacts': { text: [contact.name, contact.phone], links: [`tel:${contact.phone}`] },
    'bills-due': { text: [bill], links: ['/finance'] },
    'unread-messages': { text: [String(messages)], links: ['/chat'] },
    'find-setting': { text: [], links: ['/more/'] },
  };
}

/** Words that tell of a circle's records: none of them may stand where they do not belong. */
export function wordsOf(circle: CircleFacts): string[] {
  const { doctor, contact, messages: _messages, ahead, ...words } = circle;
  return [...Object.values(words), ...ahead, doctor.name, doctor.phone, contact.name, contact.phone];
}

/** Words of what a friend may not see: medication, check-ins, documents and bills. A refill is a task too, which they see. */
export function wordsForFew({ medication, notes, document, bill }: CircleFacts): string[] {
  return [medication, notes, document, bill];
}
