import { randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import { PersonName } from '@carecircle/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import { credentials, people } from '../../../access/people.tables';
import type { Reader } from '../../../database/database';
import type { GoogleIdentity } from '../../../google/google-sign-in';
import { Refusal } from '../../../refuse';
import type { Caller, UnitOfWork } from '../../../spine/context';
import type { Spine } from '../../../spine/spine';
import { inUnitOfWork } from '../../../spine/unit-of-work';
import { admit } from '../admit';
import { openSession } from '../open-session';
import { takeOnce } from '../passkeys/challenge';
import { tellOwner } from '../tell-owner';
import type { GoogleAttempt } from './google-attempt';

/** How a sign-in with Google ended; a page says each. */
export type GoogleOutcome =
  | { kind: 'in'; isNew: boolean }
  | { kind: 'connected' }
  /** The account asks for a second step. */
  | { kind: 'code'; ticket: string }
  | { kind: 'cancelled' | 'failed' | 'unverified' | 'exists' | 'unknown' | 'taken' };

const provider = 'google';

/**
 * What came back from Google. An address alone opens nothing: an account that is there already is entered only with the Google account
 * that its owner has connected, signed in and by password (AUTH-2).
 */
export async function finishGoogle(
  spine: Spine,
  { query, attempt, caller }: { query: URLSearchParams; attempt: GoogleAttempt; caller: Caller },
): Promise<GoogleOutcome> {
  const { google, crypto, clock, log } = spine.services;
  const now = clock.now();
  if (query.get('error') === 'access_denied') return { kind: 'cancelled' };
  const inTransaction = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
    inUnitOfWork(spine, { actorId: attempt.personId, circleId: null, now }, work);
  // An answer counts once, also where somebody has kept a copy of the browser's cookie.
  const isFirst = await inTransaction(({ tx }) =>
    takeOnce(tx, crypto, { secret: `google ${attempt.state}`, until: new Date(attempt.until) }),
  );
  if (!isFirst) return { kind: 'failed' };
  const identity = await google.finish(query, attempt).catch((error: unknown) => {
    log.warn({ err: error }, 'a sign-in with Google failed');
    return null;
  });
  if (!identity) return { kind: 'failed' };
  if (!identity.isVerified) return { kind: 'unverified' };
  const { db } = spine.database;
  const ownerId = await findOwner(db, identity);
  if (attempt.personId) {
    if (ownerId && ownerId !== attempt.personId) return { kind: 'taken' };
    const personId = attempt.personId;
    if (!ownerId) await inTransaction((unit) => connect(unit, personId, identity));
    return { kind: 'connected' };
  }
  const entry = { db, now, caller, services: spine.services, transact: inTransaction };
  if (ownerId) return enter(() => admit(entry, { personId: ownerId, method: provider }));
  const [known] = await db.select({ id: people.id }).from(people).where(eq(people.email, identity.email));
  if (known) return { kind: 'exists' };
  if (attempt.terms !== legalVersion) return { kind: 'unknown' };
  const personId = await inTransaction((unit) => insertPerson(unit, identity));
  if (!personId) return { kind: 'exists' };
  await openSession(entry, { personId, method: 'sign-up' });
  return { kind: 'in', isNew: true };
}

async function enter(run: () => Promise<unknown>): Promise<GoogleOutcome> {
  try {
    await run();
    return { kind: 'in', isNew: false };
  } catch (error) {
    const ticket = error instanceof Refusal && error.code === 'SECOND_STEP_NEEDED' && error.details?.ticket;
    if (typeof ticket === 'string') return { kind: 'code', ticket };
    throw error;
  }
}

/** Whose account a Google account is connected with. */
async function findOwner(reader: Reader, { subject }: GoogleIdentity): Promise<string | null> {
  const [row] = await reader
    .select({ personId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, provider), eq(credentials.accountId, subject)));
  return row?.personId ?? null;
}

async function connect(unit: UnitOfWork, personId: string, { subject }: GoogleIdentity): Promise<void> {
  const { tx, now } = unit;
  // One Google account for one person: another one takes its place.
  await tx
    .delete(credentials)
    .where(and(eq(credentials.userId, personId), eq(credentials.providerId, provider)));
  await tx.insert(credentials).values(credentialOf(personId, subject, now));
  await tellOwner(unit, personId, 'googleConnected');
}

/** Null when somebody else took the address meanwhile. */
async function insertPerson({ tx, now }: UnitOfWork, identity: GoogleIdentity): Promise<string | null> {
  const id = randomUUID();
  const { email, subject } = identity;
  const name = PersonName.safeParse(identity.name).data ?? email.split('@')[0] ?? email;
  const accepted = { acceptedLegalVersion: legalVersion, acceptedLegalAt: now };
  const [made] = await tx
    .insert(people)
    .values({ id, name, email, emailVerified: true, ...accepted, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: people.id });
  if (!made) return null;
  await tx.insert(credentials).values(credentialOf(id, subject, now));
  return id;
}

function credentialOf(personId: string, subject: string, now: Date) {
  return {
    ...{ id: randomUUID(), accountId: subject, providerId: provider, userId: personId },
    ...{ createdAt: now, updatedAt: now },
  };
}
