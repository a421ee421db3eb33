import type { Notification, Preferences } from '@carecircle/contracts';
import type { NotificationRule } from '@carecircle/contracts/notifications/notification-rules';
import {
  notificationRules,
  type NotificationRuleName,
} from '@carecircle/contracts/notifications/notification-rules';
import { and, eq } from 'drizzle-orm';
import { findMembership } from '../../../access/find-membership';
import type { Reader } from '../../../database/database';
import { notifications, type NotificationRow } from '../notifications.tables';
import { notificationFor } from '../causes-of';
import { notificationOf } from '../notification-rows';
import { pushWords } from '../words/push-words';
import { wordsFor } from '../words/reader-words';
import { pushActions } from './push-actions';
import type { PushContent } from './push-body';

/** What comes later than this is no news any more; quiet hours are shorter. */
const newsMs = 24 * 3_600_000;

/** What is told of a notification now; null where nothing is: it was read, answered, taken away, or is too old. */
export async function readContent(
  reader: Reader,
  { circleId, notificationId, personId }: { circleId: string; notificationId: string; personId: string },
  preferences: Preferences,
  now: Date,
): Promise<PushContent | null> {
  const [row] = await reader
    .select()
    .from(notifications)
    .where(and(eq(notifications.circleId, circleId), eq(notifications.id, notificationId)));
  const place = await findMembership(reader, circleId, personId);
  if (row?.personId !== personId || place?.member.status !== 'active' || !isNews(row, now)) return null;
  const notification = notificationFor(place.member, notificationOf(row));
  if (!notification) return null;
  const words = pushWords[preferences.language];
  const isUrgent = row.priority === 'urgent';
  return {
    ...wordsFor(preferences, notification),
    hiddenTitle:
      words.hidden[isUrgent && row.type === 'checkin' ? 'emergency' : row.type] ?? words.hidden.other,
    link: row.link,
    tag: row.id,
    notificationId: row.id,
    isUrgent,
    actions: await pushActions(reader, row, preferences),
    failed: words.failed,
  };
}

function isNews(row: NotificationRow, now: Date): boolean {
  if (row.isCalling) return true;
  return !row.read && now.getTime() - row.createdAt.getTime() < newsMs;
}

/** The rule of a stored notification; null for a cause that this version does not know. */
export function ruleOf({ cause }: Pick<Notification, 'cause'>): NotificationRule | null {
  return Object.hasOwn(notificationRules, cause) ? notificationRules[cause as NotificationRuleName] : null;
}
