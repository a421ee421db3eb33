/** What can be asked, by the skill that knows the answer. */
export type Topic =
  | 'due-doses'
  | 'next-dose'
  | 'taken-doses'
  | 'medication-list'
  | 'refills'
  | 'take-dose'
  | 'appointments'
  | 'today-events'
  | 'tomorrow-events'
  | 'add-event'
  | 'open-tasks'
  | 'my-tasks'
  | 'overdue-tasks'
  | 'add-task'
  | 'latest-check-in'
  | 'streak'
  | 'helping-today'
  | 'members'
  | 'find-document'
  | 'find-doctor'
  | 'emergency-contacts'
  | 'bills-due'
  | 'unread-messages'
  | 'find-setting';

/** How people ask: politely or in two words, with accents or without, with a slip of the finger here and there. */
export interface Questions {
  topics: Readonly<Record<Topic, readonly string[]>>;
  /** What is to be added by each such question, without the words that ask for it. */
  titles: Readonly<Record<'add-event' | 'add-task', readonly string[]>>;
  /** Nothing of the circle's records answers them. */
  unknown: readonly string[];
  /** Somebody may be in danger. */
  emergencies: readonly string[];
  /** Only a doctor or a pharmacy may answer. */
  doses: readonly string[];
  thanks: string;
  /** Asks to call the member `{name}`. */
  call: string;
  /** How the specified answer to what is not understood begins. */
  notUnderstood: string;
}
