import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, lt } from 'drizzle-orm';
import { appendAudit } from '../../../audit/append-audit';
import { auditFact } from '../../../audit/audit-fact';
import { deviceKind } from '../../../records/device-name';
import { definePublicCommand } from '../../../spine/define-public-command';
import { findRecipient } from '../../circles';
import { cardViewOf, findOpenLink, noSuchCard } from './card-rows';
import { cardProofOf, keyOfCard, sealCard } from './card-secrets';
import { cardViews, type CardViewRow } from './card.tables';
import { readCardContent } from './read-card-content';

const keptForMs = 90 * 86_400_000;

/**
 * Gives a card to the holder of its link’s key, sealed so that only that key opens it: a log that holds addresses has nothing.
 * Each opening is written down, in the audit chain too, and the members are notified (EMER-7).
 */
export const openCard = definePublicCommand(
  apiContract.emergency.openCard,
  ({ input: { token, proof }, now, caller, services, transact }) =>
    transact(async ({ tx, record }) => {
      const found = await findOpenLink(tx, services.crypto, token);
      if (!found) throw noSuchCard();
      const { link, maker } = found;
      const key = keyOfCard(services.crypto, link);
      const { circleId, recipientId } = link;
      const recipient = await findRecipient(tx, circleId, recipientId);
      if (!recipient || cardProofOf(key) !== proof) throw noSuchCard();
      const device = deviceKind(caller.userAgent);
      const view: CardViewRow = { circleId, id: randomUUID(), recipientId, linkId: link.id, at: now, device };
      await tx
        .delete(cardViews)
        .where(and(eq(cardViews.circleId, circleId), lt(cardViews.at, new Date(now.getTime() - keptForMs))));
      await tx.insert(cardViews).values(view);
      await record.toCircle(circleId, 'card.viewed', { recipientId, view: cardViewOf(view) });
      const operation = 'emergency.openCard';
      const fact = { circleId, userId: null, action: 'VIEW_EMERGENCY_CARD', operation, caller, now } as const;
      await appendAudit(tx, auditFact({ ...fact, subjectId: recipientId }));
      return { sealed: sealCard(await readCardContent(tx, maker, recipient, now), key) };
    }),
);
