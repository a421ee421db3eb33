import type { CheckInLink, Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { and, eq, gt, gte, isNull, type SQL } from 'drizzle-orm';
import { findMembership } from '../../../access/find-membership';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader, Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import { checkInLinks, type LinkRow } from '../schedules/check-in-schedules.tables';
import { digestOf } from './link-token';

export function linkOf(row: LinkRow): CheckInLink {
  return {
    id: row.id,
    circleId: row.circleId,
    recipientId: row.recipientId,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

/** Links of a member that can still be used. */
export function isOpenLinkOf({ circleId, id, joinedAt }: Member, now: Date): SQL | undefined {
  return and(
    eq(checkInLinks.circleId, circleId),
    eq(checkInLinks.createdBy, id),
    gt(checkInLinks.expiresAt, now),
    gte(checkInLinks.createdAt, new Date(joinedAt)),
    isNull(checkInLinks.usedAt),
    isNull(checkInLinks.revokedAt),
  );
}

/** The link of a secret; null for a wrong one. */
export async function findLink(reader: Reader, crypto: FieldCrypto, token: string): Promise<LinkRow | null> {
  const [row] = await reader
    .select()
    .from(checkInLinks)
    .where(eq(checkInLinks.digest, digestOf(crypto, token)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockLink(tx: Transaction, crypto: FieldCrypto, token: string): Promise<LinkRow | null> {
  const [row] = await tx
    .select()
    .from(checkInLinks)
    .where(eq(checkInLinks.digest, digestOf(crypto, token)))
    .for('no key update');
  return row ?? null;
}

/**
 * Whether a link stands: its time is not over, nobody revoked it, and its maker could make it now. It ends with the membership in
 * which it was made; who comes back makes another.
 */
export async function stands(reader: Reader, link: LinkRow, now: Date): Promise<boolean> {
  if (link.revokedAt !== null || link.expiresAt <= now) return false;
  const maker = (await findMembership(reader, link.circleId, link.createdBy))?.member;
  return (
    maker !== undefined &&
    can(maker, 'check-in:share', link.recipientId) &&
    link.createdAt >= new Date(maker.joinedAt)
  );
}

/** The one answer to every link that does not stand: nobody learns which of them ever did. */
export function noSuchLink() {
  return refuse('NOT_FOUND', { message: 'This link is not valid any more.' });
}
