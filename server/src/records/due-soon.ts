import type { EventPayload, Member, NotificationSettings } from '@carecircle/contracts';
import type { Transaction } from '../database/database';

/** The log of a circle, in which a reminder of each kind is an event of its own. */
interface ReminderLog {
  toCircle<T extends 'dose.reminded' | 'calendar-event.due' | 'task.reminded' | 'bill.reminded'>(
    circleId: string,
    type: T,
    payload: EventPayload<T>,
  ): Promise<string>;
}

/** Something of a circle that its people are reminded of before it is due (NOTE-4). Each module says what it has. */
export interface DueSoon {
  id: string;
  /** Up to then a late reminder is better than none; another one of the same thing is a reminder of its own. */
  dueAt: Date;
  /** Nobody is reminded of what was put in after the moment of its reminder: that was notified just then. */
  createdAt: Date;
  /** When a reader of these settings wants to be reminded; null where nobody is to be. */
  remindAt(settings: NotificationSettings): Date | null;
  /** Members who are reminded; all of them may see it. */
  memberIds: readonly string[];
  /** What a list of the day says of it, with its day and its time `HH:MM` on the wall that it is planned for. */
  title: string;
  day: string;
  time: string | null;
  /** Says in the circle's log who is reminded now. */
  tell(log: ReminderLog, toldIds: string[]): Promise<unknown>;
}

/** Where and when to look for it. */
export interface DueSoonPlace {
  circle: { id: string; timeZone: string };
  /** The circle's active members. */
  members: readonly Member[];
  now: Date;
}

/** Reads what a module's people are to be reminded of in the next days, among it all whose reminder may come until tomorrow. */
export type ReadDueSoon = (tx: Transaction, place: DueSoonPlace) => Promise<DueSoon[]>;

export function minutesBefore(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() - minutes * 60_000);
}
