import type { AccountLinkKind } from '@carecircle/contracts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FieldCrypto } from '../../crypto/field-crypto';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { accountLinks, type AccountLinkRow } from './account-links.tables';

/** How long a link to a new password works, and one that proves an address. */
const lifetimeMs: Record<AccountLinkKind, number> = { password: 3_600_000, email: 3 * 86_400_000 };

/** The secret of a link: its id, signed with the key of this installation. It can be written again and is stored nowhere. */
export function tokenOfLink(crypto: FieldCrypto, linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}${crypto.fingerprint(`account link ${linkId}`)}`;
}

function digestOf(crypto: FieldCrypto, token: string): string {
  return crypto.fingerprint(`account token ${token}`);
}

/** Writes a link, unless it stands there already, and gives it as it now is. */
export async function keepLink(
  tx: Transaction,
  crypto: FieldCrypto,
  link: Pick<AccountLinkRow, 'id' | 'personId' | 'kind' | 'email' | 'createdAt'>,
): Promise<AccountLinkRow | null> {
  const expiresAt = new Date(link.createdAt.getTime() + lifetimeMs[link.kind]);
  const digest = digestOf(crypto, tokenOfLink(crypto, link.id));
  await tx
    .insert(accountLinks)
    .values({ ...link, digest, expiresAt, usedAt: null })
    .onConflictDoNothing();
  return findLink(tx, link);
}

export async function findLink(
  reader: Reader,
  { personId, id }: Pick<AccountLinkRow, 'personId' | 'id'>,
): Promise<AccountLinkRow | null> {
  const [row] = await reader
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.personId, personId), eq(accountLinks.id, id)));
  return row ?? null;
}

/** The link of a secret; null for a wrong one. */
export async function findLinkOf(
  reader: Reader,
  crypto: FieldCrypto,
  token: string,
): Promise<AccountLinkRow | null> {
  const [row] = await reader
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.digest, digestOf(crypto, token)));
  return row ?? null;
}

/** A link that still works, held until the transaction ends, so that of two presses one is the first. */
export async function lockLink(
  tx: Transaction,
  crypto: FieldCrypto,
  { token, kind, now }: { token: string; kind: AccountLinkKind; now: Date },
): Promise<AccountLinkRow> {
  const [row] = await tx
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.digest, digestOf(crypto, token)))
    .for('no key update');
  if (!row || row.kind !== kind || !works(row, now)) throw noSuchLink();
  return row;
}

export function works(
  { usedAt, expiresAt }: Pick<AccountLinkRow, 'usedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return usedAt === null && expiresAt > now;
}

/** Ends every open link of a kind that a person has: what one of them was for is done, or a newer one is to be used. */
export async function endLinks(
  tx: Transaction,
  personId: string,
  kind: AccountLinkKind,
  now: Date,
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.personId, personId), eq(accountLinks.kind, kind), isNull(accountLinks.usedAt)),
    );
}

/** The address that somebody has asked for and not proved yet; null when there is none. */
export async function findPendingEmail(
  reader: Reader,
  person: { id: string; email: string },
  now: Date,
): Promise<string | null> {
  const [row] = await reader
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.personId, person.id),
        eq(accountLinks.kind, 'email'),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1);
  return row && row.email !== person.email ? row.email : null;
}

/** The one answer to every link that does not work: nobody learns which of them ever did. */
export function noSuchLink() {
  return refuse('NOT_FOUND', { message: 'This link is not valid any more.' });
}
