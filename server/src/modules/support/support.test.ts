import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { supportLimits } from '@carecircle/contracts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileMail } from '../../mail/create-file-mail';
import { noSupport } from '../../spine/support-options';
import { inUnitOfWork } from '../../spine/unit-of-work';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { answerMessage, listSupportMessages } from './answer-message';
import { eventually } from '../../testing/eventually';

const supportEmail = 'operators@care.example';
let server: TestServer;
let isDown = false;
beforeAll(async () => {
  const letters: TestServer['letters'] = [];
  const started = await startTestServer({
    support: { email: supportEmail, phone: '+13125550123', forumUrl: null, hours: 'Mon to Fri, 9 to 5' },
    mail: {
      isConfigured: true,
      async send(letter) {
        if (isDown) throw new Error('connection refused');
        letters.push(letter);
      },
      close: () => undefined,
    },
  });
  server = { ...started, letters };
});
afterAll(() => server.stop());

const write = (text = 'The calendar shows Tuesday twice.') => ({ messageId: randomUUID(), text });
const lettersTo = (to: string) => server.letters.filter((letter) => letter.to === to);

describe('SET-5 writing to the operators', () => {
  it('SET-5 arrives in their mailbox, answers go to the writer, and the writer sees that it left', async () => {
    const ana = await server.signUp('Ana');
    const sent = write();
    expect(await ana.call('support.sendSupportMessage', sent)).toMatchObject({ state: 'waiting' });
    await server.settled();
    const letter = lettersTo(supportEmail).at(-1);
    expect(letter).toMatchObject({ replyTo: ana.email, subject: 'Support: Ana wrote' });
    expect(letter?.text).toContain(sent.text);
    const { desk, messages } = await ana.call('support.getSupport', {});
    expect(desk).toMatchObject({ writing: 'open', email: supportEmail, forumUrl: null });
    expect(messages).toMatchObject([
      { id: sent.messageId, text: sent.text, author: 'person', state: 'sent' },
    ]);
    const types = (await server.eventsOf(ana.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'support.message-changed')).toHaveLength(2);
  });

  it('SET-5 goes out once, also when it was sent twice, and later where the mail server was away', async () => {
    const ana = await server.signUp('Ana');
    const before = lettersTo(supportEmail).length;
    isDown = true;
    const sent = { ...write('Twice'), commandId: randomUUID() };
    await ana.call('support.sendSupportMessage', sent);
    await ana.call('support.sendSupportMessage', sent);
    await server.settled();
    expect((await ana.call('support.getSupport', {})).messages).toMatchObject([{ state: 'waiting' }]);
    isDown = false;
    server.clock.advance(2 * 60_000);
    await server.settled();
    expect(lettersTo(supportEmail)).toHaveLength(before + 1);
    expect((await ana.call('support.getSupport', {})).messages).toMatchObject([{ state: 'sent' }]);
  });

  it('SET-5 is bounded by the day and in length, and blank text is refused at its field', async () => {
    const ana = await server.signUp('Ana');
    for (let count = 0; count < supportLimits.perDay; count += 1)
      await ana.call('support.sendSupportMessage', write(`Message ${count}`));
    await expect(ana.call('support.sendSupportMessage', write())).rejects.toMatchObject({
      code: 'OVER_LIMIT',
    });
    for (const text of [' ', 'x'.repeat(supportLimits.text + 1)])
      await expect(ana.call('support.sendSupportMessage', write(text))).rejects.toMatchObject({
        fields: [{ path: 'text' }],
      });
  });

  it('SET-5 is nobody else’s to read', async () => {
    const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
    await ana.call('support.sendSupportMessage', write());
    expect((await ben.call('support.getSupport', {})).messages).toEqual([]);
  });

  it('SET-5 an operator’s answer stands in the conversation and comes by mail, in the language of its reader', async () => {
    const ana = await server.signUp('Ana');
    await ana.call('account.changePreferences', { changes: { language: 'es' } });
    const sent = write();
    await ana.call('support.sendSupportMessage', sent);
    await server.settled();
    expect((await listSupportMessages(server.spine.database.db))[0]).toContain(sent.messageId);
    server.clock.advance(60_000);
    const now = server.clock.now();
    const answer = { messageId: sent.messageId, text: 'Ya está arreglado.' };
    await inUnitOfWork(server.spine, { actorId: null, circleId: null, now }, (unit) =>
      answerMessage(unit, answer),
    );
    await server.settled();
    expect((await ana.call('support.getSupport', {})).messages.at(-1)).toMatchObject({
      ...{ author: 'operator', text: answer.text },
    });
    expect(lettersTo(ana.email).at(-1)).toMatchObject({ subject: 'Respuesta del soporte' });
    const unknown = { ...answer, messageId: randomUUID() };
    await expect(
      inUnitOfWork(server.spine, { actorId: null, circleId: null, now }, (unit) =>
        answerMessage(unit, unknown),
      ),
    ).rejects.toThrow('There is no message');
  });
});

it('SET-5 without an address for support the screen hears so, and nothing is taken', async () => {
  const bare = await startTestServer({ support: noSupport });
  const ana = await bare.signUp('Ana');
  expect((await ana.call('support.getSupport', {})).desk).toMatchObject({ writing: 'not-configured' });
  await expect(ana.call('support.sendSupportMessage', write())).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
  await bare.stop();
});

it('SET-5 without a mail server the message is a file for the operator', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'support-'));
  const log = { info: () => undefined };
  const bare = await startTestServer({
    support: { ...noSupport, email: supportEmail },
    mail: createFileMail({ folder, log } as unknown as Parameters<typeof createFileMail>[0]),
  });
  const ana = await bare.signUp('Ana');
  const sent = write();
  await ana.call('support.sendSupportMessage', sent);
  await bare.settled();
  const letterToSupport = async () => {
    const names = await readdir(folder);
    const letters = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
    return letters.find(({ to }) => to?.[0]?.address === supportEmail);
  };
  const letter = await eventually(
    async () => (await letterToSupport()) ?? Promise.reject(new Error('none yet')),
  );
  expect(letter.text).toContain(sent.text);
  expect(letter.replyTo?.[0]?.address).toBe(ana.email);
  await bare.stop();
  await rm(folder, { recursive: true });
});
