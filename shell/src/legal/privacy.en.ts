import type { LegalText } from './legal-text';

const privacy: LegalText = {
  intro:
    'This page says what CareCircle stores about you and the people you look after, who can see it, and what you can do. CareCircle is software that somebody runs for you: the operator of this installation is responsible for the data on it.',
  sections: [
    {
      id: 'stored',
      title: 'What is stored',
      paragraphs: ['Only what you and the other members of your circles enter or cause:'],
      points: [
        'Your account: name, email address, the language and looks you chose, and, if you enter them, telephone number, address, date of birth and emergency contact.',
        'Your password, only as a hash made with a slow, memory-hard function. Nobody can read it, the operator included.',
        'Your circles: members and their roles, the people cared for with the facts the members enter about them, tasks, messages, bills and payments, emergency contacts, alerts, points and notifications.',
        'For each change in a circle: what was changed, by whom and when. The members’ screens and the history are made from this record.',
        'When an alert is raised with a place, that place. It is asked from your device only then, and only if you allow it.',
      ],
    },
    {
      id: 'seen',
      title: 'Who can see it',
      paragraphs: [
        'What you enter in a circle is seen by the members of that circle whose permissions allow it. A circle’s admins decide who comes in and what each member may see. Whoever has asked to join sees nothing of the circle before an admin has let them in. Direct messages are shown to the two people who write them.',
        'The operator runs the computer on which the data lies, and can therefore technically reach it, messages included. Messages are not encrypted from end to end.',
      ],
    },
    {
      id: 'protected',
      title: 'How it is protected',
      paragraphs: [
        'Account numbers of bills are encrypted before they are stored; screens show their last four characters. The other data is protected by the permissions above and by the operator’s care for the computer.',
        'CareCircle has not been certified under any health-data law. Ask the operator before you use it where such a law asks for a certificate.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your device',
      paragraphs: [
        'When you sign in, one cookie keeps your session. Scripts in the page cannot read it, and it is sent to this installation alone. There are no cookies for advertising or for measuring visitors, and no such services are built in.',
        'Your browser also keeps, for this app only, the language of the sign-in screen, texts that you have begun to write and changes that wait for a connection. Signing out removes the begun texts and the waiting changes from the device.',
      ],
    },
    {
      id: 'shared',
      title: 'What is passed on',
      paragraphs: [
        'Your data is not sold and not used for advertising. Where the operator has set up a mail server, mails from CareCircle are sent through it: for example to an emergency contact when an alert goes out. Nothing else leaves the installation unless a member shares it.',
      ],
    },
    {
      id: 'kept',
      title: 'How long it is kept',
      paragraphs: [
        'Your account and what you entered in a circle stay until they are deleted. What a member deletes disappears from all screens; the record of what happened stays in the circle’s history, so that the others can still see who did what.',
      ],
    },
    {
      id: 'leaving',
      title: 'How to leave',
      paragraphs: [
        'An admin of a circle can end your membership. From that moment nothing new of the circle reaches you; what you did stays in its history under your name.',
        'To have your account erased, to get a copy of your data or to have something corrected, write to the operator of this installation: the person or organisation that gave you its address.',
      ],
    },
    {
      id: 'changes',
      title: 'When this page changes',
      paragraphs: [
        'Each version has a date. The version that you accept when you create your account is stored with it.',
      ],
    },
  ],
};

export default privacy;
