import { randomUUID } from 'node:crypto';
import type { ContactConfirmation } from '@carecircle/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FieldCrypto } from '../../../crypto/field-crypto';
import type { Reader, Transaction } from '../../../database/database';
import { contactRequests, type ContactRequestRow } from './contact-requests.tables';
import { idOfSigned, signedId } from '../signed-id';

/** What was said to being a contact, by address in lower case; addresses that nobody asked are missing. */
export async function readConfirmations(
  reader: Reader,
  circleId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Exclude<ContactConfirmation, 'none'>>> {
  if (emails.length === 0) return new Map();
  const rows = await reader
    .select({ email: contactRequests.email, status: contactRequests.status })
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.circleId, circleId),
        inArray(
          contactRequests.email,
          emails.map((email) => email.toLowerCase()),
        ),
      ),
    );
  return new Map(rows.map(({ email, status }) => [email, status]));
}

/** Notes that an address is asked, and gives its request as it stands: an answer that was given stays. */
export async function noteAsked(
  tx: Transaction,
  asked: { circleId: string; email: string; askedBy: string; now: Date },
): Promise<ContactRequestRow> {
  const { circleId, askedBy, now } = asked;
  const email = asked.email.toLowerCase();
  await tx
    .insert(contactRequests)
    .values({ circleId, email, id: randomUUID(), status: 'asked', askedBy, askedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.circleId, circleId), eq(contactRequests.email, email)));
  return row as ContactRequestRow;
}

const purpose = 'contact request';

/** The secret of the link in the mail. */
export function tokenOfRequest(crypto: FieldCrypto, id: string): string {
  return signedId(crypto, purpose, id);
}

/** The request of a secret; null for a wrong one. */
export async function findRequest(
  reader: Reader,
  crypto: FieldCrypto,
  token: string,
): Promise<ContactRequestRow | null> {
  const id = idOfSigned(crypto, purpose, token);
  if (id === null) return null;
  const [row] = await reader.select().from(contactRequests).where(eq(contactRequests.id, id));
  return row ?? null;
}
