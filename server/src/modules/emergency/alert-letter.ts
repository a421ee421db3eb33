import type { Alert, Language } from '@carecircle/contracts';
import type { Letter } from '../../mail/mail';
import { letterWords } from './letter-words/letter-words';

interface Told {
  alert: Pick<Alert, 'type' | 'message' | 'location' | 'raisedAt'>;
  circleName: string;
  /** Name and telephone number of the one in need. */
  person: { name: string; phone: string | null };
  contact: { name: string; email: string };
  /** Of the one in need. */
  language: Language;
}

/** What an emergency contact is told of an alert: who, what, since when, where, and whom to call (EMER-2). */
export function alertLetter({ alert, circleName, person, contact, language }: Told): Letter {
  const words = letterWords[language];
  const lines = [
    words.dear(contact.name),
    '',
    words.reason[alert.type](person.name, circleName),
    alert.message && words.message(alert.message),
    alert.raisedAt && words.time(`${alert.raisedAt.slice(0, 16).replace('T', ' ')} UTC`),
    alert.location && words.place(mapLink(alert.location)),
    person.phone && words.call(person.name, person.phone),
    '',
    words.noAmbulance,
  ];
  return {
    to: contact.email,
    subject: words.alertSubject(person.name),
    text: lines.filter((line) => typeof line === 'string').join('\n'),
  };
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
  return {
    to: contact.email,
    subject: `${outcome}: ${person.name}`,
    text: [words.dear(contact.name), '', words.allClear(person.name, circleName, outcome)].join('\n'),
  };
}

interface Tested extends Pick<Told, 'circleName' | 'contact'> {
  sender: string;
  /** Of the sender. */
  language: Language;
}

/** What a contact gets when a member presses Send test. */
export function testLetter({ circleName, sender, contact, language }: Tested): Letter {
  const words = letterWords[language];
  return {
    to: contact.email,
    subject: words.testSubject(circleName),
    text: [words.dear(contact.name), '', words.test(sender, circleName), words.nothingHappened].join('\n'),
  };
}

function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
