import { legalVersion } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../../mail/mail';
import { sendOperation } from '../../testing/call-operation';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestPerson } from '../../testing/test-person';
import { eventually } from '../../testing/eventually';

const hourMs = 3_600_000;
const newPassword = 'a new and longer one';

let server: TestServer;
let ana: TestPerson;
let isDown = false;
const letters: Letter[] = [];
beforeAll(async () => {
  server = await startTestServer({
    mail: {
      isConfigured: true,
      async send(letter) {
        if (isDown) throw new Error('connection refused');
        letters.push(letter);
      },
      close: () => undefined,
    },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ana = await server.signUp('Ana');
  await server.settled();
  isDown = false;
});

let networks = 0;
/** Each from a network of its own: limits count by network. */
const ask = (email: string, remoteAddress = `192.0.2.${(networks += 1) % 250}`) =>
  sendOperation(server.app, 'account.requestPasswordReset', { email }, {}, remoteAddress);
const lettersTo = (to: string) => letters.filter((letter) => letter.to === to);
const tokenIn = (letter: Letter | undefined) => /https:\S+\/([\w-]{65})/.exec(letter?.text ?? '')?.[1] ?? '';
async function mailedReset(person = ana): Promise<string> {
  await ask(person.email);
  await server.settled();
  return tokenIn(lettersTo(person.email).at(-1));
}
const reset = (token: string, password = newPassword) =>
  server.call('account.resetPassword', { token, password });
const signIn = (email: string, password: string) => server.call('account.signIn', { email, password });
const gone = { code: 'NOT_FOUND' };

describe('AUTH-3 a forgotten password', () => {
  it('AUTH-3 is chosen anew over a mailed link, once, and every session ends; the person is told', async () => {
    const token = await mailedReset();
    expect(lettersTo(ana.email).at(-1)?.subject).toBe('Choose a new password');
    expect(await reset(token)).toEqual({ email: ana.email });
    await expect(ana.call('account.getAccount', {})).rejects.toMatchObject({ status: 401 });
    await expect(signIn(ana.email, ana.password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(ana.email, newPassword)).toEqual({ personId: ana.id });
    await expect(reset(token, 'yet another one')).rejects.toMatchObject(gone);
    await server.settled();
    const told = lettersTo(ana.email).at(-1);
    expect(told?.subject).toBe('Your password was changed');
    expect(told?.unsubscribeUrl).toBeUndefined();
  });

  it('AUTH-3 the answer is the same for an address that nobody has, and nothing is mailed there', async () => {
    const [known, unknown] = [await ask(ana.email), await ask('nobody@example.org')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await server.settled();
    expect(lettersTo('nobody@example.org')).toEqual([]);
  });

  it('AUTH-3 the link is over after an hour, and one of ten presses at once works', async () => {
    const old = await mailedReset();
    server.clock.advance(hourMs);
    await expect(reset(old)).rejects.toMatchObject(gone);
    const token = await mailedReset();
    const presses = await Promise.allSettled(Array.from({ length: 10 }, () => reset(token)));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('AUTH-3 a used link ends the others that were mailed, and a made-up one is none', async () => {
    const [first, second] = [await mailedReset(), await mailedReset()];
    await reset(second);
    for (const token of [first, 'a'.repeat(65)]) await expect(reset(token)).rejects.toMatchObject(gone);
  });

  it('AUTH-3 an address gets five letters a day, a network may ask thirty times', async () => {
    for (let count = 0; count < 7; count += 1) expect((await ask(ana.email)).statusCode).toBe(200);
    await server.settled();
    const resets = lettersTo(ana.email).filter(({ subject }) => subject === 'Choose a new password');
    expect(resets).toHaveLength(5);
    const answers: number[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push((await ask(`nobody${count}@example.org`, '203.0.113.77')).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });

  it('AUTH-3 whom wrong passwords have locked out is let in with the new one', async () => {
    for (let count = 0; count < 5; count += 1)
      await expect(signIn(ana.email, 'guess')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(signIn(ana.email, ana.password)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await reset(await mailedReset());
    expect(await signIn(ana.email, newPassword)).toEqual({ personId: ana.id });
  });

  it('AUTH-3 a mail server that is away is asked again, and the letter goes out once', async () => {
    const before = letters.length;
    isDown = true;
    await ask(ana.email);
    await server.settled();
    expect(letters).toHaveLength(before);
    isDown = false;
    server.clock.advance(60_000);
    await server.settled();
    await eventually(() => expect(letters).toHaveLength(before + 1));
    server.clock.advance(hourMs);
    await server.settled();
    expect(letters).toHaveLength(before + 1);
  });

  it('AUTH-3 neither a secret nor a password stands in the database', async () => {
    const token = await mailedReset();
    await reset(token);
    for (const table of ['account_links', 'jobs', 'events', 'commands', 'credentials']) {
      const { rows } = await server.spine.database.db.execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows), table).not.toMatch(new RegExp(`${token}|${newPassword}`));
    }
  });

  it('SET-4 the letter speaks the language of its reader', async () => {
    await ana.call('account.changePreferences', { changes: { language: 'de' } });
    await mailedReset();
    expect(lettersTo(ana.email).at(-1)).toMatchObject({ subject: 'Neues Passwort wählen' });
    expect(lettersTo(ana.email).at(-1)?.html).toContain('lang="de"');
  });
});

const verify = (token: string) => server.call('account.verifyEmail', { token });
const account = () => ana.call('account.getAccount', {});
const change = (newEmail: string, password = ana.password) =>
  ana.call('account.changeEmail', { newEmail, password });

describe('AUTH-3 a mail address', () => {
  it('AUTH-3 is proved by the link that comes with the sign-up; opening it twice says so again', async () => {
    expect(await account()).toMatchObject({ emailVerified: false, pendingEmail: null });
    const token = tokenIn(lettersTo(ana.email)[0]);
    expect(await server.call('account.getAccountLink', { token })).toMatchObject({ isDone: false });
    expect(await verify(token)).toEqual({ email: ana.email });
    expect(await account()).toMatchObject({ emailVerified: true });
    expect(await server.call('account.getAccountLink', { token })).toEqual({
      ...{ kind: 'email', email: ana.email, isDone: true },
    });
    await expect(reset(token)).rejects.toMatchObject(gone);
  });

  it('AUTH-3 has its link sent again, which ends the one before, five times a day at most', async () => {
    const first = tokenIn(lettersTo(ana.email)[0]);
    for (let count = 0; count < 5; count += 1) await ana.call('account.sendVerification', {});
    const limited = { code: 'OVER_LIMIT' };
    await expect(ana.call('account.sendVerification', {})).rejects.toMatchObject(limited);
    await expect(verify(first)).rejects.toMatchObject(gone);
    await server.settled();
    await verify(tokenIn(lettersTo(ana.email).at(-1)));
    await expect(ana.call('account.sendVerification', {})).rejects.toMatchObject({ code: 'ALREADY_DONE' });
  });

  it('SET-2 a new one counts once its link is opened; the old one is told, and no longer opens the account', async () => {
    const circle = await ana.createCircle();
    const forgotten = await mailedReset();
    const newEmail = `new.${ana.email}`;
    await change(newEmail);
    expect(await account()).toMatchObject({ email: ana.email, pendingEmail: newEmail });
    await server.settled();
    await verify(tokenIn(lettersTo(newEmail)[0]));
    expect(await account()).toMatchObject({ email: newEmail, emailVerified: true, pendingEmail: null });
    await server.settled();
    const told = lettersTo(ana.email).at(-1);
    expect(told?.subject).toBe('Your email address was changed');
    expect(told?.text).not.toContain(newEmail);
    await expect(reset(forgotten)).rejects.toMatchObject(gone);
    expect(await signIn(newEmail, ana.password)).toEqual({ personId: ana.id });
    const event = (await server.eventsOf(circle.id)).at(-1);
    expect(event).toMatchObject({ type: 'member.profile-changed', payload: { member: { email: newEmail } } });
  });

  it('SET-2 needs the password, and an address that nobody else has, also when it is opened', async () => {
    await expect(change('x@example.org', 'wrong')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const ben = await server.signUp('Ben');
    await expect(change(ben.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    const newEmail = `soon.${ana.email}`;
    await change(newEmail);
    await server.settled();
    await sendOperation(server.app, 'account.signUp', {
      ...{ name: 'Eva', email: newEmail, password: 'long enough', acceptedLegalVersion: legalVersion },
    });
    const token = tokenIn(lettersTo(newEmail)[0]);
    const { db } = server.spine.database;
    const { rows } = await db.execute(sql`select 1 from people where email = ${newEmail}`);
    if (rows.length > 0) await expect(verify(token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    else throw new Error('Eva could not sign up.');
  });

  it('SET-2 wrong passwords are counted like guesses', async () => {
    for (let count = 0; count < 5; count += 1)
      await expect(change('x@example.org', 'wrong')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await expect(change('x@example.org')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});
