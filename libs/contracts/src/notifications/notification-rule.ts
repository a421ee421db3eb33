import type { EventType } from '../events/event-map';
import type { NotificationType, Notification } from './notification';

/**
 * Whom a cause is told to; nobody is ever notified of their own act. `members` are those who may see the event, `everyone` is
 * every active member: what calls for help. `named` are those whom the event itself names, `concerned` the
 * same or, where it names nobody, the members. `giver` is whoever gives a dose, or all
 * who may log it where nobody is named (MED-6).
 */
export type NotificationAudience =
  | 'members'
  | 'everyone'
  | 'admins'
  | 'assignee'
  | 'subject'
  | 'recipient'
  | 'named'
  | 'concerned'
  | 'giver';

/** When somebody is notified of an event: type, priority, whom it is told to and where it leads (NOTE-1). */
export interface NotificationRule {
  event: EventType;
  type: NotificationType;
  priority: Notification['priority'];
  audience: NotificationAudience;
  /** Id of the route that opening leads to. */
  route: string;
  /** Comes in quiet hours too, for somebody's safety hangs on it; what is urgent always does. */
  isSafety?: true;
  /**
   * Calls for help: it is told again every five minutes until an event of `answers` says that somebody looks after it, and no
   * switch silences it (NOTE-5). Only for causes with the priority `urgent`.
   */
  repeats?: true;
}
