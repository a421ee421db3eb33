import { mostCardViews, type EmergencyCard } from '@carecircle/contracts';
import { needsRefetch, useLiveQuery, type ApplyMap } from '@carecircle/remote-kit';
import { cardFacts } from './card-facts';

/** Events of another person's card leave this one alone. */
function eventsOf(recipientId: string): ApplyMap<EmergencyCard> {
  const ofThis = (card: EmergencyCard, { payload }: { payload: { recipientId: string } }) =>
    payload.recipientId === recipientId ? undefined : card;
  return {
    ...Object.fromEntries(cardFacts.map((fact) => [fact, needsRefetch])),
    'card.link-renewed': ofThis,
    'card.link-revoked': ofThis,
    'card.viewed': (card, { payload }) =>
      payload.recipientId === recipientId
        ? { ...card, views: [payload.view, ...card.views].slice(0, mostCardViews) }
        : card,
  };
}

/** The emergency card of a person cared for; kept on this device, so that it is there without a connection (EMER-7). */
export function useCard(recipientId: string) {
  return useLiveQuery('emergency.getCard', { recipientId }, { on: eventsOf(recipientId) });
}
