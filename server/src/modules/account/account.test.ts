import { legalVersion } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOperation } from '../../testing/call-operation';
import { countHashes } from '../../testing/count-hashes';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { cookieOf } from '../../testing/test-person';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (email: string, password: string, remoteAddress = '198.51.100.7') =>
  server.app.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    payload: { commandId: '0190b1de-0000-7000-8000-000000000001', email, password },
    remoteAddress,
  });

describe('AUTH-1 signing in', () => {
  it('gives a cookie that scripts cannot read and other sites do not send', async () => {
    const ana = await server.signUp('Ana');
    const answer = await signIn(ana.email.toUpperCase(), ana.password);
    expect(answer.json()).toEqual({ personId: ana.id });
    expect(String(answer.headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=/);
  });

  it('stores neither password nor token in clear', async () => {
    const ana = await server.signUp('Ana');
    const token = ana.cookie.split('=')[1]?.split('.')[0] ?? '';
    const stored = await server.spine.database.db.execute(
      sql`select row_to_json(s)::text || row_to_json(c)::text as text from sessions s
          join credentials c on c.person_id = s.person_id where s.person_id = ${ana.id}`,
    );
    const { text } = stored.rows[0] as { text: string };
    expect(token.length).toBeGreaterThan(40);
    expect(text).not.toContain(token);
    expect(text).not.toContain(ana.password);
  });

  it('answers the same for an unknown address and a wrong password, after the same work', async () => {
    const ana = await server.signUp('Ana');
    const attempt = (email: string) => countHashes(() => signIn(email, 'a wrong password', '198.51.100.8'));
    // The first address that nobody has also hashes what stands in for its password.
    await attempt('warm.up@example.org');
    for (const email of [ana.email, 'nobody@example.org']) {
      const { result, hashes } = await attempt(email);
      expect(result.statusCode).toBe(401);
      expect(result.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
      expect(hashes).toBe(1);
    }
  });

  it('locks after five wrong tries, also for the right password, and lets go after 15 minutes', async () => {
    const ana = await server.signUp('Ana');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await signIn(ana.email, 'guess', '198.51.100.9')).statusCode).toBe(401);
    }
    const locked = await signIn(ana.email, ana.password, '198.51.100.9');
    expect(locked.json().code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(ana.email, ana.password, '203.0.113.4')).statusCode).toBe(200);
    server.clock.advance(16 * 60_000);
    expect((await signIn(ana.email, ana.password, '198.51.100.9')).statusCode).toBe(200);
  });

  it('ends with sign-out: the same cookie opens nothing any more', async () => {
    const ana = await server.signUp('Ana');
    await ana.call('account.getAccount', {});
    await ana.call('account.signOut', {});
    await expect(ana.call('account.getAccount', {})).rejects.toMatchObject({ status: 401 });
  });

  it('does not take a forged or changed cookie', async () => {
    const ana = await server.signUp('Ana');
    const [name = '', value = ''] = ana.cookie.split('=');
    const [token = ''] = value.split('.');
    for (const forged of [`${name}=${token}`, `${name}=${token}.AAAA`, `${name}=x${value}`]) {
      const answer = await sendOperation(server.app, 'account.getAccount', {}, { cookie: forged });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('AUTH-1 signing up', () => {
  const newcomer = { name: 'Eva', password: 'long enough', acceptedLegalVersion: legalVersion };

  it('refuses a taken address, and signs in when a lost answer is asked for again', async () => {
    const email = 'eva.twice@example.org';
    const first = await sendOperation(server.app, 'account.signUp', { ...newcomer, email });
    const again = await sendOperation(server.app, 'account.signUp', {
      ...newcomer,
      email: 'Eva.Twice@example.org',
    });
    expect(again.json()).toEqual(first.json());
    expect(cookieOf(again.headers)).not.toBe(cookieOf(first.headers));
    const stranger = { ...newcomer, email, password: 'another password' };
    const refused = await sendOperation(server.app, 'account.signUp', stranger);
    expect(refused.json().code).toBe('EMAIL_TAKEN');
  });

  it('makes one account when the same form arrives ten times at once', async () => {
    const form = { ...newcomer, email: 'eva.ten@example.org' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendOperation(server.app, 'account.signUp', form)),
    );
    expect(new Set(answers.map((answer) => answer.json().personId)).size).toBe(1);
  });

  it.each([
    ['a password of seven characters', { password: '1234567' }, 'password'],
    ['terms that are not accepted', { acceptedLegalVersion: '2020-01-01' }, 'acceptedLegalVersion'],
    ['an extra field', { role: 'admin' }, 'role'],
    ['an address that is no text', { email: { toString: {} } }, 'email'],
  ])('refuses %s at its field', async (_what, change, path) => {
    const form = { ...newcomer, email: 'eva.wrong@example.org', ...change };
    const answer = await sendOperation(server.app, 'account.signUp', form);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields[0].path).toBe(path);
  });
});

describe('SET-2 my account', () => {
  it('shows a new name to the circle at once', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    await ana.call('account.editAccount', { changes: { name: 'Ana María', phone: '+34600111222' } });
    const event = (await server.eventsOf(circle.id)).at(-1);
    expect(event).toMatchObject({
      type: 'member.profile-changed',
      payload: { member: { name: 'Ana María' } },
    });
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.person.name).toBe('Ana María');
  });

  it('SET-4 keeps preferences over the defaults and tells my other devices', async () => {
    const ana = await server.signUp('Ana');
    await ana.call('account.changePreferences', { changes: { theme: 'green' } });
    await ana.call('account.changePreferences', { changes: { language: 'es' } });
    const { session } = await ana.call('circles.getSession', {});
    expect(session?.preferences).toMatchObject({ theme: 'green', language: 'es', fontSize: 'medium' });
    expect((await server.eventsOf(ana.id)).map(({ type }) => type)).toEqual([
      'preferences.changed',
      'preferences.changed',
    ]);
  });
});
