import type { DomainEvent, Notification } from '@carecircle/contracts';
import type {
  GatheredAs,
  NotificationRuleName,
  notificationRules,
} from '@carecircle/contracts/notifications/notification-rules';

export type EventOf<N extends NotificationRuleName> = DomainEvent<(typeof notificationRules)[N]['event']>;

/** What one event says for one rule: who did it, whom and what it is about, and the values its words need (NOTE-1). */
export interface NotificationFacts {
  /** Whose act it was; never told. */
  actorId: string | null;
  /** Assignee, subject or recipient, for causes that concern one person. */
  personId?: string | null;
  /** Those whom the event names, for causes that concern them alone. */
  personIds?: readonly string[];
  /** Somebody besides the actor who knows already. */
  knownTo?: string;
  /** The person cared for whom it is about; their name becomes the value `recipient`. */
  aboutId?: string;
  /** The circle, for events of a person's own log. */
  circleId?: string;
  /** Query string that leads to the very thing below the rule's route. */
  search?: string;
  relatedId: string | null;
  /** What an answer names, where that is not the related record. */
  openId?: string;
  values: Notification['values'];
  /** What it is gathered with, as the words for many of them name it, and whose: one item each until it is read. */
  gathers?: { as: GatheredAs; of?: string };
}

/** What the event of each rule says for it; null when this one says nothing. Each module has those of its own events. */
export type NotificationFactsByRule = {
  [N in NotificationRuleName]: (event: EventOf<N>) => NotificationFacts | null;
};
