import type { Circle, Language, Member } from '@carecircle/contracts';
import type { Transact } from '../../../spine/context';
import type { Services } from '../../../spine/services';
import { requestLetter, testLetter, testText } from '../ladder/alert-letter';
import { noteAsked, tokenOfRequest } from './contact-request-rows';
import { contactOf } from './contact-rows';
import type { ContactRow } from './contacts.tables';
import { takeMail } from '../../../mail/take-mail';

interface Mailing {
  transact: Transact;
  services: Services;
  circle: Circle;
  sender: Member;
  contact: ContactRow;
  /** Of the sender. */
  language: Language;
}

type Outcome = 'sent' | 'asked' | 'failed' | 'call' | 'declined' | 'limited';

/**
 * Mails a contact outside of an alert: the question whether they agree, until somebody at the address has agreed, then a test.
 * Nothing goes to whoever declined, little to anybody on one day, and nothing out of the demo circle, which everyone may enter.
 */
export async function mailContact(mailing: Mailing): Promise<Outcome> {
  const { transact, services, circle, sender, contact, language } = mailing;
  const { name, email } = contact;
  const origin = services.origin;
  if (email === null || !services.mail.isConfigured || circle.isDemo) return 'call';
  const request = await transact(async ({ tx, now, record }) => {
    const row = await noteAsked(tx, { circleId: circle.id, email, askedBy: sender.id, now });
    if (row.status === 'declined') return row;
    if (!(await takeMail(tx, email, sender.id, now))) return null;
    if (row.askedAt.getTime() === now.getTime())
      await record.toCircle(circle.id, 'contact.edited', { contact: await contactOf(tx, contact) });
    return row;
  });
  if (request === null) return 'limited';
  if (request.status === 'declined') return 'declined';
  const told = { circleName: circle.name, sender: sender.name, contact: { name, email }, language };
  const link = `${origin}/emergency-contact/${tokenOfRequest(services.crypto, request.id)}`;
  try {
    await services.mail.send(
      request.status === 'confirmed' ? testLetter(told) : requestLetter({ ...told, link }),
    );
    return request.status === 'confirmed' ? 'sent' : 'asked';
  } catch (error) {
    services.log.warn({ err: error, contactId: contact.id }, 'a mail to a contact did not go out');
    return 'failed';
  }
}

/** Texts or calls a contact for a test, where that gateway is configured; as many in a day as mails. */
export async function testPhone(
  channel: 'sms' | 'call',
  { transact, services, circle, sender, contact, language }: Mailing,
): Promise<Outcome> {
  const { sms, voice } = services;
  if (circle.isDemo || !(channel === 'sms' ? sms : voice).isConfigured) return 'call';
  if (!(await transact(({ tx, now }) => takeMail(tx, contact.phone, sender.id, now)))) return 'limited';
  try {
    const message = { to: contact.phone, text: testText({ circleName: circle.name, language }) };
    await (channel === 'sms' ? sms.send(message) : voice.call({ ...message, language }));
    return 'sent';
  } catch (error) {
    services.log.warn(
      { err: error, contactId: contact.id },
      'a test text or call to a contact did not go out',
    );
    return 'failed';
  }
}

/** Asks a new contact without keeping anybody waiting for the mail server; who asked can do so again by hand. */
export function askContact(mailing: Mailing): Promise<void> {
  return mailContact(mailing).then(
    () => undefined,
    (error: unknown) =>
      mailing.services.log.warn({ err: error, contactId: mailing.contact.id }, 'a contact was not asked'),
  );
}
