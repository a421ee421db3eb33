import type { Language, Role } from '@carecircle/contracts';
import { layOutLetter } from '../../mail/lay-out-letter';
import type { Letter } from '../../mail/mail';
import { plainName } from '../../mail/plain-name';
import { invitationWords } from './letter-words/invitation-words';

export interface Told {
  /** Of whom is invited; may be empty. */
  name: string;
  role: Role;
  sender: string;
  circleName: string;
  timeZone: string;
  language: Language;
  url: string;
  code: string;
  expiresAt: Date;
}

/** Who invites to which circle, in what role, and how to come in. */
export function invitationLetter(told: Told & { to: string }): Letter {
  const { to, language, url, code, role, name } = told;
  const words = invitationWords[language];
  const [sender, circle] = [plainName(told.sender), plainName(told.circleName)];
  return layOutLetter({
    ...{ to, language, subject: words.subject(sender) },
    greeting: name ? words.greeting(plainName(name)) : words.hello,
    paragraphs: [words.invites(sender, circle), words.roles[role]],
    button: { label: words.join, url },
    closing: [words.code(code, dayOf(told)), words.unknown(sender)],
  });
}

/** The same in the length of a text message. */
export function invitationText({ sender, circleName, language, url }: Told): string {
  const words = invitationWords[language];
  return `${words.invites(plainName(sender), plainName(circleName))} ${url}`;
}

function dayOf({ expiresAt, language, timeZone }: Told): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(expiresAt);
}
