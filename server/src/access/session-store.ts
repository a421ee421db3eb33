import { createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { sessions } from './people.tables';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';
import type { FoundSession, SessionPort } from './session-port';
import { isStanding } from './standing-sessions';

interface Parts {
  db: Database;
  clock: Clock;
  /** Signs the cookie, so that a made-up one costs no query. */
  signingKey: Buffer;
  /** Whether the site is served over https: the cookie is then never sent without. */
  isSecure: boolean;
  /** Minutes without use after which a session ends whose owner has not chosen; 0 for never. */
  idleMinutes: number;
}

interface Remembered extends FoundSession {
  readAt: number;
}

const lifetimeMs = 30 * 86_400_000;
const renewAfterMs = 86_400_000;
const rememberMs = 5_000;
const noteUseAfterMs = 60_000;
const mostRemembered = 10_000;

/**
 * Keeps the signed-in browsers (AUTH-1). The table holds digests of tokens only; what a request needs is one statement,
 * remembered for five seconds and dropped when the person's sessions change.
 */
export function createSessionStore({ db, clock, signingKey, isSecure, idleMinutes }: Parts): SessionPort {
  const remembered = new Map<string, Remembered>();

  const read = async (digest: string): Promise<Remembered | null> => {
    const now = clock.now();
    const found = await db.execute<{
      id: string;
      person_id: string;
      name: string;
      email: string;
      demo_circle_id: string | null;
      is_old: boolean;
      is_unnoted: boolean;
    }>(sql`
      select s.id, s.person_id, p.name, p.email, p.demo_circle_id,
        s.updated_at < ${new Date(now.getTime() - renewAfterMs).toISOString()}::timestamptz as is_old,
        coalesce(s.used_at, s.created_at) < ${new Date(now.getTime() - noteUseAfterMs).toISOString()}::timestamptz as is_unnoted
      from sessions s join people p on p.id = s.person_id
      where s.token = ${digest} and ${isStanding(now, idleMinutes)}`);
    const row = found.rows[0];
    if (!row) return null;
    if (row.is_unnoted) await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, row.id));
    const { name, email, demo_circle_id: demoCircleId } = row;
    const person = { id: row.person_id, name, email, demoCircleId };
    return { sessionId: row.id, person, isOld: row.is_old, readAt: now.getTime() };
  };
  const isFresh = ({ readAt }: Remembered) => Math.abs(clock.now().getTime() - readAt) < rememberMs;
  const cookieFor = (token: string) =>
    writeSessionCookie(`${token}.${sign(token, signingKey)}`, {
      maxAgeSeconds: lifetimeMs / 1000,
      isSecure,
    });
  const tokenIn = (cookieHeader: string | undefined) =>
    readSessionCookie(cookieHeader, isSecure, (text) => isSigned(text, signingKey));

  return {
    async find(cookieHeader) {
      const token = tokenIn(cookieHeader);
      if (!token) return null;
      const digest = digestOf(token);
      const known = remembered.get(digest);
      if (known && isFresh(known)) return known;
      const session = await read(digest);
      remembered.delete(digest);
      if (session) remembered.set(digest, session);
      if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value as string);
      return session;
    },
    async open(personId, { address, userAgent }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const sessionId = randomUUID();
      await db.insert(sessions).values({
        id: sessionId,
        userId: personId,
        token: digestOf(token),
        expiresAt: new Date(now.getTime() + lifetimeMs),
        ipAddress: address,
        userAgent: userAgent.slice(0, 300),
        createdAt: now,
        updatedAt: now,
        activeAt: now,
      });
      return { sessionId, cookies: [cookieFor(token)] };
    },
    async renew(cookieHeader) {
      const token = tokenIn(cookieHeader);
      if (!token) return [];
      const digest = digestOf(token);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await db.update(sessions).set({ updatedAt: now, expiresAt }).where(eq(sessions.token, digest));
      remembered.delete(digest);
      return [cookieFor(token)];
    },
    async keep(sessionId) {
      const now = clock.now();
      await db.update(sessions).set({ activeAt: now, usedAt: now }).where(eq(sessions.id, sessionId));
    },
    async end(tx, sessionId) {
      const [ended] = await tx
        .delete(sessions)
        .where(eq(sessions.id, sessionId))
        .returning({ personId: sessions.userId });
      return { personId: ended?.personId ?? null, cookies: [clearSessionCookie(isSecure)] };
    },
    async standing(sessionIds) {
      const found = await db.execute<{ id: string }>(sql`
        select s.id from sessions s join people p on p.id = s.person_id
        where s.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(sessionIds)}::jsonb))
          and ${isStanding(clock.now(), idleMinutes)}`);
      return new Set(found.rows.map(({ id }) => id));
    },
    forget(personId) {
      for (const [digest, { person }] of remembered) if (person.id === personId) remembered.delete(digest);
    },
  };
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64url');
}

function sign(token: string, key: Buffer): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

/** The token of a rightly signed cookie value, else null. */
function isSigned(value: string, key: Buffer): string | null {
  const [token = '', signature = ''] = value.split('.');
  const wanted = Buffer.from(sign(token, key));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? token : null;
}
