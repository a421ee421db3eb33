import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMail } from './create-mail';
import { layOutLetter } from './lay-out-letter';
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

describe('EMER-2 mail over a real SMTP server', () => {
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

  it('REP-3 AUTH-3 arrives as a page and as text, with the one-click way out that mail programs know (RFC 8058)', async () => {
    const { mail, taken } = await mailTo();
    const unsubscribeUrl = 'https://care.example/unsubscribe/abc';
    const letter = layOutLetter({
      ...{ to: 'grace@example.test', language: 'de', subject: 'Bericht <1>', greeting: 'Hallo Ana & Ben,' },
      paragraphs: ['Zwei\nZeilen'],
      button: { label: 'Öffnen', url: 'https://care.example/reports?a=1&b=2' },
      unsubscribeUrl,
    });
    await mail.send(letter);
    const headers = Object.fromEntries((taken[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    for (const part of [taken[0]?.text, taken[0]?.html])
      expect(part).toMatch(/Zwei\nZeilen[^]*Öffnen[^]*Diese E-Mails abbestellen/);
    expect(taken[0]?.text).toContain('https://care.example/reports?a=1&b=2');
    expect(taken[0]?.html).toContain('href="https://care.example/reports?a=1&amp;b=2"');
    expect(taken[0]?.html).toContain('Ana &amp; Ben');
  });

  it('AUTH-3 a letter about an account has no way out', async () => {
    const { mail, taken } = await mailTo();
    await mail.send({ to: 'grace@example.test', subject: 'Test', text: 'Test' });
    expect(taken[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('rejects when the mail server refuses the recipient', async () => {
    const { mail } = await mailTo({ refuses: true });
    await expect(mail.send({ to: 'nobody@example.test', subject: 'Test', text: 'Test' })).rejects.toThrow(
      /No such mailbox/,
    );
  });
});
