import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mail';

/** A letter as nodemailer writes it. */
export function messageOf(
  { to, subject, text, html, replyTo, unsubscribeUrl }: Letter,
  from: string,
): SendMailOptions {
  return { from, to, replyTo, subject, text, html, headers: unsubscribeUrl ? oneClick(unsubscribeUrl) : {} };
}

/** RFC 8058: the mail program itself sends the form when its reader presses 'Unsubscribe'. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
