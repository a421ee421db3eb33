import type { Call } from '@carecircle/contracts';
import type { NotificationFacts, NotificationFactsByRule } from '../../records/notification-facts';

export const callsNotificationFacts = {
  'call-ringing': ({ scopeId, payload: { call } }) => callFacts(call, scopeId),
  'call-missed': ({ scopeId, payload: { call } }) => callFacts(call, scopeId),
} satisfies Partial<NotificationFactsByRule>;

/** For the one in whose log it stands. */
function callFacts(call: Call, personId: string): NotificationFacts {
  return {
    actorId: call.callerId,
    personId,
    circleId: call.circleId,
    search: call.calleeId === null ? '?with=group' : `?with=${call.callerId}`,
    relatedId: call.id,
    values: { media: call.media },
  };
}
