import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOperation } from '../../../testing/call-operation';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { cookieOf, personOf, type TestPerson } from '../../../testing/test-person';
import { deviceOf } from './device-of';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.start();
});
afterAll(() => server.stop());

const signIn = (who: TestPerson, password = who.password) =>
  sendOperation(
    server.app,
    'account.signIn',
    { email: who.email, password },
    { 'user-agent': phone },
    '203.0.113.9',
  );

/** The same person with another browser. */
async function secondBrowser(who: TestPerson): Promise<TestPerson> {
  return personOf(server.app, { ...who, cookie: cookieOf((await signIn(who)).headers) });
}

describe('AUTH-5 the browsers that somebody is signed in with', () => {
  it('AUTH-5 are listed with device, address and last use, this one marked', async () => {
    const ana = await server.signUp('Ana');
    const other = await secondBrowser(ana);
    server.clock.advance(10 * 60_000);
    await other.call('account.getAccount', {});
    server.clock.advance(5 * 60_000);
    const [here, there, ...more] = await ana.call('account.listSessions', {});
    expect(more).toEqual([]);
    expect(here).toMatchObject({ isThis: true });
    expect(there).toMatchObject({ isThis: false, browser: 'Chrome', system: 'Android' });
    expect(there?.address).toBe('203.0.113.9');
    expect(Date.parse(here?.usedAt ?? '') - Date.parse(there?.usedAt ?? '')).toBe(5 * 60_000);
  });

  it('AUTH-5 one is ended from another, and is out with its open stream', async () => {
    const ana = await server.signUp('Ana');
    await ana.createCircle();
    const other = await secondBrowser(ana);
    const stream = await server.openStream(other);
    const sessions = await ana.call('account.listSessions', {});
    const sessionId = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    await ana.call('account.endSession', { sessionId });
    await stream.next(({ event }) => event === 'reset');
    await expect(other.call('account.getAccount', {})).rejects.toMatchObject({ status: 401 });
    await expect(ana.call('account.endSession', { sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('AUTH-5 nobody ends somebody else’s', async () => {
    const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
    const [own] = await ben.call('account.listSessions', {});
    const call = ana.call('account.endSession', { sessionId: own?.id ?? '' });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ben.call('account.getAccount', {});
  });

  it('AUTH-5 all others end at once', async () => {
    const ana = await server.signUp('Ana');
    const others = [await secondBrowser(ana), await secondBrowser(ana)];
    expect(await ana.call('account.endOtherSessions', {})).toEqual({ ended: 2 });
    for (const other of others)
      await expect(other.call('account.getAccount', {})).rejects.toMatchObject({ status: 401 });
    expect(await ana.call('account.listSessions', {})).toHaveLength(1);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605 Version/17.5 Mobile Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
    ['a program', null, null],
  ])('AUTH-5 %s is known', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});

describe('AUTH-5 SET-2 the login history', () => {
  it('AUTH-5 holds who came in and who was refused, for 90 days', async () => {
    const ana = await server.signUp('Ana');
    server.clock.advance(1000);
    await signIn(ana, 'guess');
    server.clock.advance(1000);
    await signIn(ana);
    const told = await ana.call('account.listSignIns', {});
    expect(told.map(({ method, succeeded }) => [method, succeeded])).toEqual([
      ['password', true],
      ['password', false],
      ['sign-up', true],
    ]);
    expect(told[1]).toMatchObject({ address: '203.0.113.9', browser: 'Chrome', system: 'Android' });
    for (let day = 0; day < 91; day += 29) {
      server.clock.advance(29 * 86_400_000);
      await ana.call('account.getAccount', {});
    }
    expect(await ana.call('account.listSignIns', {})).toEqual([]);
  });

  it('AUTH-5 is nobody else’s', async () => {
    const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
    await signIn(ana, 'guess');
    expect(await ben.call('account.listSignIns', {})).toHaveLength(1);
  });
});

describe('AUTH-5 SET-2 changing the password', () => {
  const newPassword = 'another long one';

  it('SET-2 asks the old one, ends the other browsers and tells by mail', async () => {
    const ana = await server.signUp('Ana');
    const other = await secondBrowser(ana);
    const wrong = ana.call('account.changePassword', { password: 'guess', newPassword });
    await expect(wrong).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
      fields: [{ path: 'password', code: 'wrong' }],
    });
    const input = { password: ana.password, newPassword };
    await ana.call('account.changePassword', input);
    await expect(other.call('account.getAccount', {})).rejects.toMatchObject({ status: 401 });
    await ana.call('account.getAccount', {});
    expect((await signIn(ana)).statusCode).toBe(401);
    expect((await signIn(ana, newPassword)).statusCode).toBe(200);
    await server.settled();
    expect(server.letters.filter(({ to }) => to === ana.email).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
    expect(await ana.call('account.changePassword', input)).toEqual({});
  });

  it('SET-2 a short one is refused at its field', async () => {
    const ana = await server.signUp('Ana');
    const call = ana.call('account.changePassword', { password: ana.password, newPassword: '1234567' });
    await expect(call).rejects.toMatchObject({ fields: [{ path: 'newPassword', code: 'too_small' }] });
  });

  it('SET-2 five wrong passwords lock the sixth try out', async () => {
    const ana = await server.signUp('Ana');
    const guess = () => ana.call('account.changePassword', { password: 'guess', newPassword });
    for (let count = 0; count < 5; count += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});
