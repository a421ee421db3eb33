import type { Mail } from './mail';
import { messageOf } from './message-of';

interface MailOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  /** Sender of every letter. */
  from: string;
}

/** Mail over SMTP with kept connections. */
export async function createMail({ url, from }: MailOptions): Promise<Mail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, pool: true });
  return {
    isConfigured: true,
    async send(letter) {
      await transport.sendMail(messageOf(letter, from));
    },
    close: () => transport.close(),
  };
}
