import { randomUUID } from 'node:crypto';
import { legalVersion } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOperation } from '../../testing/call-operation';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.start();
});
afterAll(() => server.stop());

const statusOf = async (cookie: string) =>
  (await server.app.inject({ url: '/api/account/get-account', headers: { cookie } })).statusCode;

describe('AUTH-1 a browser has one session', () => {
  it('AUTH-1 signing in anew ends the one before, with its streams', async () => {
    const ana = await server.signUp('Ana');
    await ana.createCircle();
    const stream = await server.openStream(ana);
    const { email, password } = ana;
    await sendOperation(server.app, 'account.signIn', { email, password }, { cookie: ana.cookie });
    await stream.next(({ event }) => event === 'reset');
    expect(await statusOf(ana.cookie)).toBe(401);
  });

  it('AUTH-1 a wrong password ends nothing', async () => {
    const ana = await server.signUp('Ana');
    const { email } = ana;
    await sendOperation(
      server.app,
      'account.signIn',
      { email, password: 'wrong password' },
      { cookie: ana.cookie },
    );
    expect(await statusOf(ana.cookie)).toBe(200);
  });

  it('AUTH-1 over https only the cookie counts that no other host can set', async () => {
    const secure = await startTestServer({ publicOrigin: 'https://care.example' });
    const ana = await secure.signUp('Ana');
    const ask = async (cookie: string) =>
      (await secure.app.inject({ url: '/api/account/get-account', headers: { cookie } })).statusCode;
    expect(ana.cookie).toMatch(/^__Host-/);
    expect(await ask(ana.cookie)).toBe(200);
    expect(await ask(ana.cookie.replace('__Host-', ''))).toBe(401);
    await secure.stop();
  });

  it('AUTH-1 who is signed in can sign up no more often from one address than strangers', async () => {
    const ana = await server.signUp('Ana');
    const signUp = (headers: Record<string, string>) =>
      server.app.inject({
        ...{ method: 'POST', url: '/api/account/sign-up', headers, remoteAddress: '198.51.100.44' },
        payload: {
          commandId: randomUUID(),
          name: '',
          email: '',
          password: '',
          acceptedLegalVersion: legalVersion,
        },
      });
    const answers: number[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push((await signUp(count % 2 ? { cookie: ana.cookie } : {})).statusCode);
    expect(answers.slice(0, 30)).not.toContain(429);
    expect(answers[30]).toBe(429);
  });
});
