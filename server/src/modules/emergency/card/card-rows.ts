import { mostCardViews, type CardLink, type CardView, type Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { findMembership } from '../../../access/find-membership';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { digestOfToken, pathOfCard } from './card-secrets';
import { cardLinks, cardViews, type CardLinkRow, type CardViewRow } from './card.tables';

export function cardLinkOf(crypto: FieldCrypto, row: CardLinkRow): CardLink {
  const path = pathOfCard(crypto, row);
  return { id: row.id, path, createdBy: row.createdBy, createdAt: row.createdAt.toISOString() };
}

export function cardViewOf({ id, at, device }: CardViewRow): CardView {
  return { id, at: at.toISOString(), device };
}

/** The link to a person's card that stands, if there is one. */
export async function findCardLink(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<CardLinkRow | null> {
  const [row] = await reader
    .select()
    .from(cardLinks)
    .where(
      and(
        eq(cardLinks.circleId, circleId),
        eq(cardLinks.recipientId, recipientId),
        isNull(cardLinks.revokedAt),
      ),
    )
    .orderBy(desc(cardLinks.createdAt))
    .limit(1);
  return row && (await makerOf(reader, row)) ? row : null;
}

/** The link of a secret with the member who made it; null where it is wrong, revoked or its maker may not see the card any more. */
export async function findOpenLink(
  reader: Reader,
  crypto: FieldCrypto,
  token: string,
): Promise<{ link: CardLinkRow; maker: Member } | null> {
  const [link] = await reader
    .select()
    .from(cardLinks)
    .where(and(eq(cardLinks.digest, digestOfToken(crypto, token)), isNull(cardLinks.revokedAt)));
  const maker = link && (await makerOf(reader, link));
  return link && maker ? { link, maker } : null;
}

/** A link ends with the membership in which it was made, and with its maker's right to see what it shows. */
async function makerOf(reader: Reader, link: CardLinkRow): Promise<Member | null> {
  const maker = (await findMembership(reader, link.circleId, link.createdBy))?.member;
  const stands =
    maker !== undefined &&
    can(maker, 'recipient:view-health', link.recipientId) &&
    link.createdAt >= new Date(maker.joinedAt);
  return stands ? maker : null;
}

/** Ends every link to a person's card; gives whether there was one. */
export async function revokeLinks(
  tx: Transaction,
  circleId: string,
  recipientId: string,
  now: Date,
): Promise<boolean> {
  const revoked = await tx
    .update(cardLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(cardLinks.circleId, circleId),
        eq(cardLinks.recipientId, recipientId),
        isNull(cardLinks.revokedAt),
      ),
    )
    .returning({ id: cardLinks.id });
  return revoked.length > 0;
}

export async function readCardViews(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<CardView[]> {
  const rows = await reader
    .select()
    .from(cardViews)
    .where(and(eq(cardViews.circleId, circleId), eq(cardViews.recipientId, recipientId)))
    .orderBy(desc(cardViews.at), desc(cardViews.id))
    .limit(mostCardViews);
  return rows.map(cardViewOf);
}

/** The one answer to every link that opens nothing: nobody learns which of them ever did. */
export function noSuchCard() {
  return refuse('NOT_FOUND', { message: 'This link is not valid.' });
}
