import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAsNewcomer } from '../api-conformance/callers';
import { countHashes } from '../testing/count-hashes';
import { times } from '../testing/depth';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestPerson } from '../testing/test-person';

const tries = times(5_000, 600);
const patience = { timeout: 300_000 };

let server: TestServer;
let ana: TestPerson;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  server = await startTestServer({ log });
  ana = await server.signUp('Ana');
});
afterAll(() => server.stop());

const signIn = (email: string, password: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    payload: { commandId: randomUUID(), email, password },
    remoteAddress,
  });
const join = (cookie: string, inviteCode: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/circles/join-circle',
    headers: { cookie },
    payload: { commandId: randomUUID(), inviteCode },
    remoteAddress,
  });

/** Answers to guesses one after another: how many were looked at, with how many hashes each, and how many were refused unseen. */
async function guess(count: number, send: (number: number) => ReturnType<typeof signIn>) {
  const seen = { refused: 0, hashes: [] as number[] };
  for (let number = 0; number < count; number += 1) {
    const { result, hashes } = await countHashes(() => send(number));
    expect([401, 404, 429]).toContain(result.statusCode);
    if (result.statusCode === 429) {
      expect(hashes).toBe(0);
      seen.refused += 1;
    } else {
      seen.hashes.push(hashes);
    }
  }
  return { ...seen, wrong: count - seen.refused };
}

const anyAddress = (number: number) => `10.${number % 250}.${Math.floor(number / 250)}.7`;
/** One of the many addresses that a single household has. */
const inOneNetwork = (number: number) => `2001:db8:1:2:${(number + 1).toString(16)}::1`;

describe('AUTH-1 guesses at a password', () => {
  it(
    'end after fifty from everywhere, alike for an account and for none, and its owner still comes in at home',
    patience,
    async () => {
      const half = tries / 2;
      // The first address that nobody has also hashes what stands in for its password.
      await signIn('warm.up@example.org', 'guess', '203.0.113.9');
      const known = await guess(half, (number) => signIn(ana.email, `guess ${number}`, anyAddress(number)));
      const unknown = await guess(half, (number) =>
        signIn('nobody@example.org', `guess ${number}`, anyAddress(number)),
      );
      expect([known.wrong, known.refused]).toEqual([50, half - 50]);
      expect([unknown.wrong, unknown.refused]).toEqual([50, half - 50]);
      expect(known.hashes).toEqual(Array(50).fill(1));
      expect(unknown.hashes).toEqual(Array(50).fill(1));
      expect((await signIn(ana.email, ana.password, '203.0.113.1')).statusCode).toBe(429);
      expect((await signIn(ana.email, ana.password, '127.0.0.1')).statusCode).toBe(200);
    },
  );

  it('end after five from one IPv6 network, whatever address in it they come from', patience, async () => {
    const ben = await server.signUp('Ben');
    const { wrong } = await guess(tries / 10, (number) => signIn(ben.email, 'guess', inOneNetwork(number)));
    expect(wrong).toBe(5);
  });

  it('end after thirty from one network, whomever they try', patience, async () => {
    server.clock.advance(16 * 60_000);
    const { wrong } = await guess(60, (number) =>
      signIn(`person.${number}@example.org`, 'guess', `2001:db8:9:9::${number.toString(16)}`),
    );
    expect(wrong).toBe(30);
  });

  it('are counted when they all come at once', patience, async () => {
    const carl = await server.signUp('Carl');
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => signIn(carl.email, 'guess', '198.51.100.20')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it('are counted together at signing in and signing up', patience, async () => {
    const dora = await server.signUp('Dora');
    await guess(3, () => signIn(dora.email, 'a guess', '198.51.100.30'));
    const form = { name: 'Dora', email: dora.email, acceptedLegalVersion: '2026-11-01' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.app.inject({
          method: 'POST',
          url: '/api/account/sign-up',
          payload: { ...form, commandId: randomUUID(), password: 'another guess' },
          remoteAddress: '198.51.100.30',
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([409, 409, 429, 429]);
  });
});

describe('AUTH-4 guesses at an invite code', () => {
  const code = (number: number) =>
    `CARE-${(number + 36 ** 7).toString(36).toUpperCase().slice(-8).padStart(8, 'A')}`;

  it(
    'end after five by one person, from however many addresses, also for the right code',
    patience,
    async () => {
      const circle = await ana.createCircle();
      const { cookie } = await enterAsNewcomer(server);
      const { wrong } = await guess(tries, (number) => join(cookie, code(number), anyAddress(number)));
      expect(wrong).toBe(5);
      expect((await join(cookie, circle.inviteCode, '203.0.113.2')).statusCode).toBe(429);
    },
  );

  it('end after thirty from one network, by however many people', patience, async () => {
    const { wrong } = await guess(60, async (number) =>
      join((await enterAsNewcomer(server)).cookie, code(number), inOneNetwork(number)),
    );
    expect(wrong).toBe(30);
  });
});

it('AUTH-1 wrong guesses are logged, and where they end; never whom or what they tried', () => {
  const lines = logged.filter((line) => line.includes('wrong guess'));
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.some((line) => line.includes('"isLocked":true'))).toBe(true);
  expect(lines.join()).not.toMatch(/@example\.org|guess \d|CARE-/);
});
