import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMail } from './create-mail';
import type { Mail } from './mail';

const open: { mail?: Mail; server?: SMTPServer } = {};
afterEach(async () => {
  open.mail?.close();
  await new Promise<void>((resolve) => (open.server ? open.server.close(resolve) : resolve()));
});

/** A mail server on a port of its own that keeps what it takes, or refuses every recipient. */
async function mailTo(options: { refuses?: boolean } = {}): Promise<{ mail: Mail; taken: Email[] }> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(options.refuses ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      void text(stream).then(async (letter) => {
        taken.push(await PostalMime.parse(letter));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail = await createMail({ url: `smtp://127.0.0.1:${port}`, from: 'CareCircle <care@example.test>' });
  Object.assign(open, { mail, server });
  return { mail, taken };
}

describe('EMER-3 mail over a real SMTP server', () => {
  it('arrives with sender, subject and text as written', async () => {
    const { mail, taken } = await mailTo();
    await mail.send({
      to: 'grace@example.test',
      subject: 'Ana necesita ayuda',
      text: 'Ana · 14:20\nLlámala.',
    });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      from: { name: 'CareCircle', address: 'care@example.test' },
      to: [{ address: 'grace@example.test' }],
      subject: 'Ana necesita ayuda',
    });
    expect(taken[0]?.text?.trim()).toBe('Ana · 14:20\nLlámala.');
  });

  it('rejects when the mail server refuses the recipient', async () => {
    const { mail } = await mailTo({ refuses: true });
    await expect(mail.send({ to: 'nobody@example.test', subject: 'Test', text: 'Test' })).rejects.toThrow(
      /No such mailbox/,
    );
  });

  it('says that it is not configured instead of pretending', async () => {
    const mail = await createMail(null);
    expect(mail.isConfigured).toBe(false);
    await expect(mail.send({ to: 'a@example.test', subject: '', text: '' })).rejects.toThrow(
      /not configured/,
    );
  });
});
