import type { EventPayload } from '@carecircle/contracts';
import type { NotificationFactsByRule } from '../../records/notification-facts';

export const helpNotificationFacts = {
  'help-on-it': ({ actorId, payload }) => ({ actorId, ...helpFacts(payload) }),
  'help-handed-back': ({ actorId, payload }) => ({ actorId, ...helpFacts(payload) }),
} satisfies Partial<NotificationFactsByRule>;

function helpFacts({ helpRequest }: EventPayload<'help.claimed'>) {
  const { recipientId, checkInId } = helpRequest;
  return { aboutId: recipientId, relatedId: checkInId, openId: recipientId, values: {} };
}
