import { Secret, TOTP } from 'otpauth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOperation } from '../../../testing/call-operation';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.start();
});
afterAll(() => server.stop());

const stepMs = 30_000;
/** What the authenticator app shows now. */
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock.now().getTime() });

/** Turns the second step on; the next code is a fresh one. */
async function enrol(who: TestPerson) {
  const { key } = await who.call('account.beginTwoFactor', { password: who.password });
  const { recoveryCodes } = await who.call('account.confirmTwoFactor', { code: codeOf(key) });
  server.clock.advance(2 * stepMs);
  return { key, recoveryCodes };
}

const signIn = ({ email, password }: TestPerson) =>
  sendOperation(server.app, 'account.signIn', { email, password });
const ticketFor = async (who: TestPerson) => (await signIn(who)).json().details.ticket as string;
const finish = async (ticket: string, code: string) =>
  (await sendOperation(server.app, 'account.finishSignIn', { ticket, code })).json();

describe('AUTH-5 the second step', () => {
  it('AUTH-5 is on once a first code was confirmed, and then asked for', async () => {
    const ana = await server.signUp('Ana');
    const { key, uri } = await ana.call('account.beginTwoFactor', { password: ana.password });
    expect(uri).toContain(`otpauth://totp/CareCircle:${encodeURIComponent(ana.email)}?`);
    expect(uri).toContain(key);
    expect((await signIn(ana)).statusCode).toBe(200);
    expect((await ana.call('account.getSecurity', {})).twoFactor).toBeNull();
    const { recoveryCodes } = await ana.call('account.confirmTwoFactor', { code: codeOf(key) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await ana.call('account.getSecurity', {})).twoFactor).toMatchObject({ recoveryCodesLeft: 10 });
    server.clock.advance(stepMs);
    const refused = await signIn(ana);
    expect(refused.json().code).toBe('SECOND_STEP_NEEDED');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await finish(refused.json().details.ticket, codeOf(key))).toEqual({ personId: ana.id });
    await server.settled();
    expect(server.letters.at(-1)).toMatchObject({
      to: ana.email,
      subject: 'Two-factor authentication is on',
    });
  });

  it('AUTH-5 key and codes are in no table as they are, nor in an answer that is kept', async () => {
    const ana = await server.signUp('Ana');
    const { key, recoveryCodes } = await enrol(ana);
    const { rows } = await server.spine.database.db.execute(sql`
      select (select coalesce(json_agg(a)::text, '') from authenticators a)
        || (select coalesce(json_agg(r)::text, '') from recovery_codes r)
        || (select coalesce(json_agg(c)::text, '') from commands c) as text`);
    const { text } = rows[0] as { text: string };
    for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
  });

  it('AUTH-5 a code works once', async () => {
    const ana = await server.signUp('Ana');
    const { key } = await enrol(ana);
    const ticket = await ticketFor(ana);
    const answers = await Promise.all([finish(ticket, codeOf(key)), finish(ticket, codeOf(key))]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['WRONG_CODE', undefined]);
    server.clock.advance(stepMs);
    expect(await finish(ticket, codeOf(key))).toEqual({ personId: ana.id });
  });

  it('AUTH-5 a recovery code works once, however it is written', async () => {
    const ana = await server.signUp('Ana');
    const { recoveryCodes } = await enrol(ana);
    const [code = ''] = recoveryCodes;
    const ticket = await ticketFor(ana);
    expect(await finish(ticket, ` ${code.toLowerCase().replace('-', ' ')} `)).toEqual({ personId: ana.id });
    expect((await finish(ticket, code)).code).toBe('WRONG_CODE');
    expect((await ana.call('account.getSecurity', {})).twoFactor?.recoveryCodesLeft).toBe(9);
  });

  it('AUTH-5 ten wrong codes lock it, also for the right one and from elsewhere, for 15 minutes', async () => {
    const ana = await server.signUp('Ana');
    const { key } = await enrol(ana);
    const ticket = await ticketFor(ana);
    for (let count = 0; count < 10; count += 1)
      expect((await finish(ticket, 'WRONG-WRONG')).code).toBe('WRONG_CODE');
    expect((await finish(ticket, codeOf(key))).code).toBe('TOO_MANY_ATTEMPTS');
    const elsewhere = { ticket, code: codeOf(key) };
    const answer = await sendOperation(server.app, 'account.finishSignIn', elsewhere, {}, '203.0.113.77');
    expect(answer.json().code).toBe('TOO_MANY_ATTEMPTS');
    server.clock.advance(16 * 60_000);
    expect((await finish(ticket, codeOf(key))).code).toBe('INVALID_STATE');
    expect(await finish(await ticketFor(ana), codeOf(key))).toEqual({ personId: ana.id });
    const history = await ana.call('account.listSignIns', {});
    expect(history.filter(({ succeeded }) => !succeeded)).toHaveLength(10);
  });

  it('AUTH-5 signing up again with the password goes the same way', async () => {
    const ana = await server.signUp('Ana');
    await enrol(ana);
    const { name, email, password } = ana;
    const { legalVersion: acceptedLegalVersion } = await import('@carecircle/contracts');
    const input = { name, email, password, acceptedLegalVersion };
    const answer = await sendOperation(server.app, 'account.signUp', input);
    expect([answer.json().code, answer.headers['set-cookie']]).toEqual(['SECOND_STEP_NEEDED', undefined]);
  });

  it('AUTH-5 a ticket that was made up, or of another purpose, opens nothing', async () => {
    const { crypto } = server.spine.services;
    const made = crypto.seal(JSON.stringify({ personId: 'x', until: 1e15 }), 'something else');
    expect((await finish(made, '123456')).code).toBe('INVALID_STATE');
  });

  it('AUTH-5 turning off asks for password and code', async () => {
    const ana = await server.signUp('Ana');
    const { key, recoveryCodes } = await enrol(ana);
    const [code = ''] = recoveryCodes;
    const end = (password: string | undefined, given: string) =>
      ana.call('account.endTwoFactor', { password, code: given });
    await expect(end('guess', code)).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    await expect(end(undefined, code)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(end(ana.password, 'WRONG-WRONG')).rejects.toMatchObject({ fields: [{ path: 'code' }] });
    await end(ana.password, codeOf(key));
    expect((await signIn(ana)).statusCode).toBe(200);
    expect((await ana.call('account.getSecurity', {})).twoFactor).toBeNull();
  });

  it('AUTH-5 new recovery codes take the place of the old', async () => {
    const ana = await server.signUp('Ana');
    const { key, recoveryCodes: old } = await enrol(ana);
    const { recoveryCodes } = await ana.call('account.renewRecoveryCodes', {
      ...{ password: ana.password, code: codeOf(key) },
    });
    const ticket = await ticketFor(ana);
    expect((await finish(ticket, old[0] ?? '')).code).toBe('WRONG_CODE');
    expect(await finish(ticket, recoveryCodes[0] ?? '')).toEqual({ personId: ana.id });
  });
});
