import type { Alert, Language } from '@carecircle/contracts';
import { layOutLetter } from '../../../mail/lay-out-letter';
import type { Letter } from '../../../mail/mail';
import { letterWords } from './letter-words/letter-words';
import { plainName } from '../../../mail/plain-name';

interface Told {
  alert: Pick<Alert, 'type' | 'message' | 'location' | 'raisedAt'>;
  circleName: string;
  /** Name and telephone number of the one in need. */
  person: { name: string; phone: string | null };
  contact: { name: string; email: string };
  /** Of the one in need. */
  language: Language;
}

/**
 * What an emergency contact is told of an alert: who, what, since when, where, and whom to call (EMER-2). Free text goes to those
 * alone who agreed to be told.
 */
export function alertLetter({
  alert,
  circleName,
  person,
  contact,
  language,
  isConfirmed,
  link,
}: Told & { isConfirmed: boolean; link: string }): Letter {
  const words = letterWords[language];
  const name = plainName(person.name);
  const facts = [
    words.reason[alert.type](name, plainName(circleName)),
    isConfirmed && alert.message && words.message(alert.message),
    alert.raisedAt && words.time(`${alert.raisedAt.slice(0, 16).replace('T', ' ')} UTC`),
    alert.location && words.place(mapLink(alert.location)),
    person.phone && words.call(name, person.phone),
  ];
  return layOutLetter({
    to: contact.email,
    language,
    subject: words.alertSubject(name),
    greeting: words.dear(plainName(contact.name)),
    paragraphs: [facts.filter((line) => typeof line === 'string').join('\n'), words.noAmbulance],
    button: { label: words.noticeLink, url: link },
  });
}

/** The same in a text message, without what was written: anybody may hold the telephone. */
export function alertText({
  alert,
  circleName,
  person,
  language,
  link,
}: Omit<Told, 'contact'> & { link?: string }): string {
  const words = letterWords[language];
  const name = plainName(person.name);
  const facts = [
    words.alertSubject(name),
    words.reason[alert.type](name, plainName(circleName)),
    alert.location && words.place(mapLink(alert.location)),
    person.phone && words.call(name, person.phone),
    link && `${words.noticeLink}: ${link}`,
  ];
  return facts.filter((line) => typeof line === 'string').join('\n');
}

/** What an automatic call says of an alert: no more than its text, without the links that nobody can hear. */
export function alertSpeech({ alert, circleName, person, language }: Omit<Told, 'contact'>): string {
  const words = letterWords[language];
  const name = plainName(person.name);
  const facts = [
    words.spoken,
    words.alertSubject(name),
    words.reason[alert.type](name, plainName(circleName)),
    person.phone && words.call(name, spelledOut(person.phone)),
  ];
  return facts
    .filter((line) => typeof line === 'string')
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join('\n');
}

/** A number is said digit by digit. */
function spelledOut(phone: string): string {
  return [...phone].join(' ');
}

export function allClearText({
  isFalseAlarm,
  circleName,
  person,
  language,
}: Omit<Told, 'alert' | 'contact'> & { isFalseAlarm: boolean }): string {
  const words = letterWords[language];
  const outcome = isFalseAlarm ? words.falseAlarm : words.over;
  return words.allClear(plainName(person.name), plainName(circleName), outcome);
}

/** What a contact gets by text when a member presses Send test. */
export function testText({ circleName, language }: { circleName: string; language: Language }): string {
  const words = letterWords[language];
  return `${words.testSubject(plainName(circleName))}. ${words.nothingHappened}`;
}

/** What those who were mailed are told when the alert is over. */
export function allClearLetter({
  isFalseAlarm,
  circleName,
  person,
  contact,
  language,
}: Omit<Told, 'alert'> & { isFalseAlarm: boolean }): Letter {
  const words = letterWords[language];
  const outcome = isFalseAlarm ? words.falseAlarm : words.over;
  return layOutLetter({
    to: contact.email,
    language,
    subject: `${outcome}: ${plainName(person.name)}`,
    greeting: words.dear(plainName(contact.name)),
    paragraphs: [words.allClear(plainName(person.name), plainName(circleName), outcome)],
  });
}

interface Tested extends Pick<Told, 'circleName' | 'contact'> {
  sender: string;
  /** Of the sender. */
  language: Language;
}

/** What a contact gets when a member presses Send test. */
export function testLetter({ circleName, sender, contact, language }: Tested): Letter {
  const words = letterWords[language];
  const circle = plainName(circleName);
  return layOutLetter({
    to: contact.email,
    language,
    subject: words.testSubject(circle),
    greeting: words.dear(plainName(contact.name)),
    paragraphs: [words.test(plainName(sender), circle), words.nothingHappened],
  });
}

/** What a contact is asked once they are named as one. */
export function requestLetter({
  circleName,
  sender,
  contact,
  language,
  link,
}: Tested & { link: string }): Letter {
  const words = letterWords[language];
  return layOutLetter({
    to: contact.email,
    language,
    subject: words.requestSubject,
    greeting: words.dear(plainName(contact.name)),
    paragraphs: [words.request(plainName(sender), plainName(circleName))],
    button: { label: words.requestLink, url: link },
    closing: [words.requestUnknown],
  });
}

function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
