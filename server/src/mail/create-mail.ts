import type { Mail } from './mail';

interface MailOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** Sender of every letter. */
  from: string;
}

/** Mail over SMTP with kept connections; without options it is not configured and sends nothing. */
export async function createMail(options: MailOptions | null): Promise<Mail> {
  if (!options) return unconfiguredMail;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: options.url, pool: true });
  return {
    isConfigured: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ from: options.from, to, subject, text });
    },
    close: () => transport.close(),
  };
}

const unconfiguredMail: Mail = {
  isConfigured: false,
  send: () => Promise.reject(new Error('Mail is not configured: set SMTP_URL and MAIL_FROM.')),
  close: () => undefined,
};
