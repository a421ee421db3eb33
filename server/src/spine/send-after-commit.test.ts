import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle } from '../testing/test-person';

const guest = 'ben@example.org';

let server: TestServer;
let circle: TestCircle;
/** Ends the letter that is on its way. */
let end: { well(): void; badly(): void };

beforeEach(async () => {
  const outcome = new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: () => reject(new Error('The mail server is away.')) };
  });
  // It may end before anything has asked for it.
  outcome.catch(() => undefined);
  server = await startTestServer({
    mail: {
      isConfigured: true,
      send: (letter) => (letter.to === guest ? outcome : Promise.resolve()),
      close: () => undefined,
    },
  });
  circle = await (await server.signUp('Ana')).createCircle({ name: 'Rivera' });
});
afterEach(() => server.stop());

async function invite(): Promise<void> {
  const reached = { method: 'email', email: guest, phone: null } as const;
  const invitation = { circleId: circle.id, invitationId: randomUUID(), name: 'Ben', ...reached };
  await circle.admin.call('invitations.inviteMember', invitation);
}

async function attemptsToCome(): Promise<number[]> {
  const { rows } = await server.spine.database.db.execute<{ attempt: number }>(sql`
    select (payload->>'attempt')::int as attempt from jobs where name = 'invitations.mail-invitation'`);
  return rows.map(({ attempt }) => attempt);
}

describe('CIRC-2 a letter that is on its way', () => {
  it('keeps no other work waiting, and whoever waits for all work waits for it too', async () => {
    await invite();
    let isSettled = false;
    const settled = server.quiet().then(() => (isSettled = true));
    await expect.poll(attemptsToCome).toEqual([2]);
    await circle.admin.call('circles.renameCircle', { circleId: circle.id, name: 'Rivera family' });
    expect(isSettled).toBe(false);
    end.well();
    await settled;
    expect(await attemptsToCome()).toEqual([]);
  });

  it('is tried again when it did not go out', async () => {
    await invite();
    end.badly();
    await server.quiet();
    expect(await attemptsToCome()).toEqual([2]);
  });
});
