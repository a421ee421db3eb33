import type { Alert } from '@carecircle/contracts';
import type { Letter } from '../../mail/mail';

interface Told {
  alert: Pick<Alert, 'type' | 'message' | 'location' | 'raisedAt'>;
  circleName: string;
  /** Name and telephone number of the one in need. */
  person: { name: string; phone: string | null };
  contact: { name: string; email: string };
}

const reasons: Record<Alert['type'], string> = {
  panic: 'pressed the emergency button',
  medical: 'reported a medical emergency',
  fall: 'reported a fall',
};

/** What an emergency contact is told of an alert: who, what, since when, where, and whom to call (EMER-2). */
export function alertLetter({ alert, circleName, person, contact }: Told): Letter {
  const lines = [
    `Dear ${contact.name},`,
    '',
    `${person.name} ${reasons[alert.type]} in the care circle “${circleName}”.`,
    alert.message && `Message: ${alert.message}`,
    alert.raisedAt && `Time: ${alert.raisedAt.slice(0, 16).replace('T', ' ')} UTC`,
    alert.location && `Place: ${mapLink(alert.location)}`,
    person.phone && `Call ${person.name}: ${person.phone}`,
    '',
    'If life is in danger, call your local emergency number. CareCircle does not call an ambulance by itself.',
  ];
  return {
    to: contact.email,
    subject: `EMERGENCY: ${person.name} needs help`,
    text: lines.filter((line) => typeof line === 'string').join('\n'),
  };
}

/** What those who were mailed are told when the alert is over. */
export function allClearLetter({
  isFalseAlarm,
  circleName,
  person,
  contact,
}: Pick<Told, 'circleName' | 'person' | 'contact'> & { isFalseAlarm: boolean }): Letter {
  const outcome = isFalseAlarm ? 'It was a false alarm' : 'The emergency is over';
  return {
    to: contact.email,
    subject: `${outcome}: ${person.name}`,
    text: [
      `Dear ${contact.name},`,
      '',
      `You were told that ${person.name} of the care circle “${circleName}” needed help. ${outcome}: there is nothing more to do.`,
    ].join('\n'),
  };
}

/** What a contact gets when a member presses Send test. */
export function testLetter({
  circleName,
  sender,
  contact,
}: {
  circleName: string;
  sender: string;
  contact: { name: string; email: string };
}): Letter {
  return {
    to: contact.email,
    subject: `Test: you are an emergency contact of ${circleName}`,
    text: [
      `Dear ${contact.name},`,
      '',
      `${sender} tested whether emergency mails of the care circle “${circleName}” reach you. They do.`,
      'Nothing has happened, and there is nothing to do.',
    ].join('\n'),
  };
}

function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
