import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutLetter } from '../../mail/lay-out-letter';
import type { Letter } from '../../mail/mail';
import { hasOptedOut, unsubscribeUrl } from '../../mail/mail-opt-outs';
import { messageOf } from '../../mail/message-of';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  await server.settled();
});
afterAll(() => server.stop());

let networks = 0;
const from = () => ({ remoteAddress: `192.0.2.${(networks += 1) % 250}` });
const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers, ...from() });
const send = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({
    ...{ method: 'POST', url, ...from(), payload: new URLSearchParams(form).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const pathIn = (letter: Letter | undefined) =>
  /https:\/\/care\.example(\/\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
const last = () => server.letters.at(-1);

describe('AUTH-3 the pages that letters lead to', () => {
  it('AUTH-3 ALL-3 a forgotten password, from the form to the new one; mistakes are told at their field', async () => {
    expect((await open('/forgot-password')).body).toContain('Forgot your password?');
    const wrong = await send('/forgot-password', { email: 'ana@' });
    expect([wrong.statusCode, wrong.body]).toEqual([
      422,
      expect.stringContaining('value="ana@" aria-invalid'),
    ]);
    const sent = await send('/forgot-password', { email: ` ${ana.email.toUpperCase()} ` });
    expect(sent.body).toContain('If there is an account with');
    await server.settled();
    const path = pathIn(last());
    expect((await open(path)).body).toContain(`For the account ${ana.email}`);
    const unlike = await send(path, { password: 'long enough', confirm: 'long enuogh' });
    expect(unlike.body).toContain('Passwords do not match');
    expect((await send(path, { password: 'short', confirm: 'short' })).body).toContain('at least 8');
    const done = await send(path, { password: 'long enough', confirm: 'long enough' });
    expect(done.body).toContain('Your password is changed');
    const gone = await open(path);
    expect([gone.statusCode, gone.body]).toEqual([404, expect.stringContaining('Ask for a new link')]);
  });

  it('AUTH-3 opening a letter’s link changes nothing, its button does', async () => {
    const eva = await server.signUp('Eva');
    await server.settled();
    const path = pathIn(last());
    const page = await open(path);
    expect(page.body).toContain(eva.email);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect((await eva.call('account.getAccount', {})).emailVerified).toBe(false);
    expect((await send(path, {})).body).toContain('Your address is confirmed');
    expect((await eva.call('account.getAccount', {})).emailVerified).toBe(true);
    expect((await open(path)).body).toContain('Your address is confirmed');
  });

  it('AUTH-3 a link for the one does nothing for the other, and another site cannot press', async () => {
    await server.signUp('Joe');
    await server.settled();
    const path = pathIn(last());
    const wrong = path.replace('/verify/', '/reset-password/');
    expect((await open(wrong)).statusCode).toBe(404);
    const foreign = await send(path, {}, { origin: 'https://evil.example', host: 'care.example' });
    expect(foreign.statusCode).toBe(403);
  });

  it('AUTH-3 without a mail server the page says so instead of asking to wait for a letter', async () => {
    const bare = await startTestServer({
      mail: { isConfigured: false, send: async () => undefined, close: () => undefined },
    });
    const answer = await bare.app.inject({
      ...{ method: 'POST', url: '/forgot-password', payload: 'email=nobody%40example.org' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.body).toContain('This installation can’t send email yet');
    await bare.stop();
  });

  it('SET-4 speaks the language of the browser', async () => {
    expect((await open('/forgot-password', { 'accept-language': 'pt-BR' })).body).toContain(
      'Esqueceu a senha?',
    );
  });
});

describe('REP-3 mail that can be ended', () => {
  const topic = { email: 'grace@example.org', kind: 'weekly-report' } as const;
  const isOut = () => hasOptedOut(server.spine.database.db, topic);

  it('REP-3 is ended by the mail program’s own press, which has no session and comes from elsewhere (RFC 8058)', async () => {
    const url = unsubscribeUrl(server.spine.services, topic);
    const letter = layOutLetter({
      ...{ to: topic.email, language: 'en', subject: 'Your week', greeting: 'Hello,', paragraphs: ['…'] },
      unsubscribeUrl: url,
    });
    expect(messageOf(letter, 'a@example.org').headers).toMatchObject({ 'List-Unsubscribe': `<${url}>` });
    const answer = await send(
      new URL(url).pathname,
      { 'List-Unsubscribe': 'One-Click' },
      { origin: 'https://mail.example' },
    );
    expect(answer.statusCode).toBe(200);
    expect(await isOut()).toBe(true);
  });

  it('REP-3 looking at the link ends nothing, and what was ended can be had again', async () => {
    const path = new URL(unsubscribeUrl(server.spine.services, topic)).pathname;
    await send(path, { answer: 'resume' });
    expect((await open(path)).body).toContain('Stop this email');
    expect(await isOut()).toBe(false);
    expect((await send(path, { answer: 'stop' })).body).toContain('Send it again');
    expect(await isOut()).toBe(true);
  });

  it('REP-3 a made-up link is none', async () => {
    const path = new URL(unsubscribeUrl(server.spine.services, topic)).pathname;
    const [head = '', token = ''] = path.split(/(?<=unsubscribe\/)/);
    const other = Buffer.from('weekly-report ben@example.org').toString('base64url') + token.slice(-43);
    expect((await open(head + other)).statusCode).toBe(404);
  });
});
