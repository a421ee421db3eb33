import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';

const minuteMs = 60_000;
const out = { status: 401 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ idleMinutes: 30 });
  server.start();
});
afterAll(() => server.stop());

const isIn = (who: TestPerson) => who.call('account.getAccount', {});
const choose = (who: TestPerson, sessionTimeout: 0 | 15 | 30 | 60 | 120) =>
  who.call('account.changePreferences', { changes: { sessionTimeout } });

describe('AUTH-5 a session that is left alone', () => {
  it('AUTH-5 ends after the default 30 minutes, however often its page asks for something by itself', async () => {
    const ana = await server.signUp('Ana');
    for (let minute = 0; minute < 30; minute += 5) {
      server.clock.advance(5 * minuteMs);
      await isIn(ana);
    }
    server.clock.advance(3 * minuteMs);
    await expect(isIn(ana)).rejects.toMatchObject(out);
    await expect(ana.call('account.keepSession', {})).rejects.toMatchObject(out);
  });

  it('AUTH-5 stays while somebody is there', async () => {
    const ana = await server.signUp('Ana');
    for (let hour = 0; hour < 6; hour += 1) {
      server.clock.advance(29 * minuteMs);
      await ana.call('account.keepSession', {});
    }
    await isIn(ana);
  });

  it('AUTH-5 stays when its page is opened again, and a cookie that was copied ends with it', async () => {
    const ana = await server.signUp('Ana');
    server.clock.advance(25 * minuteMs);
    const document = { cookie: ana.cookie, 'sec-fetch-dest': 'document' };
    await server.app.inject({ url: '/health', headers: document });
    server.clock.advance(25 * minuteMs);
    await isIn(ana);
    await ana.call('account.signOut', {});
    await expect(isIn(ana)).rejects.toMatchObject(out);
  });

  it.each([15, 60, 120] as const)(
    'AUTH-5 ends after the %i minutes that its owner chose',
    async (minutes) => {
      const ana = await server.signUp('Ana');
      expect(await choose(ana, minutes)).toMatchObject({ sessionTimeout: minutes });
      server.clock.advance((minutes - 1) * minuteMs);
      await isIn(ana);
      server.clock.advance(4 * minuteMs);
      await expect(isIn(ana)).rejects.toMatchObject(out);
    },
  );

  it('AUTH-5 never ends where its owner chose so', async () => {
    const ana = await server.signUp('Ana');
    await choose(ana, 0);
    server.clock.advance(20 * 60 * minuteMs);
    await isIn(ana);
  });

  it('AUTH-5 its open stream hears of the end, and it is no longer listed', async () => {
    const ana = await server.signUp('Ana');
    await ana.createCircle();
    const other = await server.call('account.signIn', { email: ana.email, password: ana.password });
    expect(other.personId).toBe(ana.id);
    expect(await ana.call('account.listSessions', {})).toHaveLength(2);
    server.clock.advance(20 * minuteMs);
    await ana.call('account.keepSession', {});
    server.clock.advance(20 * minuteMs);
    expect(await ana.call('account.listSessions', {})).toMatchObject([{ isThis: true }]);
  });

  it('SET-4 another time-out than those on offer is refused', async () => {
    const ana = await server.signUp('Ana');
    await expect(choose(ana, 45 as 30)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
