import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type InputFor, type OperationKey } from '../../../testing/call-operation';
import { createAuthenticator } from '../../../testing/software-authenticator';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';

const origin = 'https://care.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ publicOrigin: origin });
  server.start();
});
afterAll(() => server.stop());

/** From the page of the site. */
const call = <K extends OperationKey>(key: K, input: InputFor<K>, who?: TestPerson) =>
  callOperation(server.app, key, input, { origin, ...(who && { cookie: who.cookie }) });
const begin = (who: TestPerson) => call('account.beginPasskey', { password: who.password }, who);

async function withPasskey(name: string) {
  const who = await server.signUp(name);
  const authenticator = createAuthenticator(origin);
  const { ticket, options } = await begin(who);
  const response = authenticator.register(options);
  const passkey = await call('account.addPasskey', { ticket, name: 'My phone', response }, who);
  return { who, authenticator, passkey };
}

describe('AUTH-5 passkeys', () => {
  it('AUTH-5 one is made with the password, told by mail, and signs in without one', async () => {
    const { who, authenticator, passkey } = await withPasskey('Ana');
    expect((await call('account.getSecurity', {}, who)).passkeys).toEqual([passkey]);
    await server.settled();
    expect(server.letters.at(-1)).toMatchObject({ to: who.email, subject: 'A passkey was added' });
    const { ticket, options } = await call('account.beginPasskeySignIn', {});
    expect(options).toMatchObject({ rpId: 'care.example', userVerification: 'required' });
    const response = authenticator.assert(options);
    expect(await call('account.signInWithPasskey', { ticket, response })).toEqual({ personId: who.id });
    const [latest] = await call('account.listSignIns', {}, who);
    expect(latest).toMatchObject({ method: 'passkey', succeeded: true });
  });

  it('AUTH-5 is not begun without the password', async () => {
    const who = await server.signUp('Ana');
    const refused = call('account.beginPasskey', { password: 'guess' }, who);
    await expect(refused).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it.each([
    ['without having made sure of its user', { isUnverified: true }],
    ['for another site', { origin: 'https://care.example.evil.test' }],
    ['with a counter that does not grow, as a copy has', { counter: 1 }],
  ])('AUTH-5 an answer %s is refused and stands in the history', async (_what, fault) => {
    const { who, authenticator } = await withPasskey('Ana');
    const { ticket, options } = await call('account.beginPasskeySignIn', {});
    const refused = call('account.signInWithPasskey', {
      ticket,
      response: authenticator.assert(options, fault),
    });
    await expect(refused).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
    const [latest] = await call('account.listSignIns', {}, who);
    expect(latest).toMatchObject({ method: 'passkey', succeeded: false });
  });

  it('AUTH-5 one that did not make sure of its user is not kept', async () => {
    const who = await server.signUp('Ana');
    const { ticket, options } = await begin(who);
    const response = createAuthenticator(origin).register(options, { isUnverified: true });
    const refused = call('account.addPasskey', { ticket, name: 'Phone', response }, who);
    await expect(refused).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('AUTH-5 a challenge is answered once, by whom it was made for, within ten minutes', async () => {
    const { authenticator } = await withPasskey('Ana');
    const asked = await call('account.beginPasskeySignIn', {});
    const input = { ticket: asked.ticket, response: authenticator.assert(asked.options) };
    await call('account.signInWithPasskey', input);
    const again = { ticket: asked.ticket, response: authenticator.assert(asked.options) };
    await expect(call('account.signInWithPasskey', again)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const late = await call('account.beginPasskeySignIn', {});
    server.clock.advance(11 * 60_000);
    const tooLate = { ticket: late.ticket, response: authenticator.assert(late.options) };
    await expect(call('account.signInWithPasskey', tooLate)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
    const { ticket, options } = await begin(ana);
    const response = createAuthenticator(origin).register(options);
    const stolen = call('account.addPasskey', { ticket, name: 'Phone', response }, ben);
    await expect(stolen).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('AUTH-5 is renamed and removed by its owner alone, and then opens nothing', async () => {
    const { who, authenticator, passkey } = await withPasskey('Ana');
    const ben = await server.signUp('Ben');
    const passkeyId = passkey.id;
    for (const id of [passkeyId, randomUUID()])
      await expect(call('account.removePasskey', { passkeyId: id }, ben)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await call('account.renamePasskey', { passkeyId, name: 'Old phone' }, who);
    expect((await call('account.getSecurity', {}, who)).passkeys).toMatchObject([{ name: 'Old phone' }]);
    await call('account.removePasskey', { passkeyId }, who);
    const { ticket, options } = await call('account.beginPasskeySignIn', {});
    const refused = call('account.signInWithPasskey', { ticket, response: authenticator.assert(options) });
    await expect(refused).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
  });
});
