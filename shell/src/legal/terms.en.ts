import type { LegalText } from './legal-text';

const terms: LegalText = {
  intro:
    'These are the rules for using this installation of CareCircle. They are short on purpose. By creating an account you accept them towards the operator, the person or organisation that runs it.',
  sections: [
    {
      id: 'what',
      title: 'What CareCircle is',
      paragraphs: [
        'CareCircle helps family, friends and professionals to look after someone together: who does what, what is due, what was said, what was paid. It keeps records. It gives no medical advice, and does not replace a doctor, a nurse or your own judgement.',
      ],
    },
    {
      id: 'emergency',
      title: 'In an emergency',
      paragraphs: [
        'An alert in CareCircle tells the members of your circle. It does not call an ambulance, the police or the fire brigade. If somebody is in danger, call your emergency number first.',
        'Alerts and notifications need a working connection, and a device that is switched on. They may come late or not at all; do not rely on them alone.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Use your own name and an email address that you can read. Keep your password to yourself: what is done with your account counts as done by you. Tell an admin of your circle and the operator at once if somebody else may have used it.',
      ],
    },
    {
      id: 'others',
      title: 'The people in your circle',
      paragraphs: [
        'You enter facts about other people, often about their health and their money. Enter only what helps to look after them, and only what you may: ask the person, or whoever decides for them. What you learn in a circle stays in the circle.',
        'Admins let people in, choose their roles and can end a membership. Be kind; do not use CareCircle to harass, deceive or watch somebody against their will.',
      ],
    },
    {
      id: 'money',
      title: 'Bills and payments',
      paragraphs: [
        'CareCircle records bills and payments that you made elsewhere. It moves no money, and a bill marked as paid here is paid only if you paid it.',
      ],
    },
    {
      id: 'demo',
      title: 'The demo circle',
      paragraphs: [
        'Where an installation offers a demo circle, its family is made up and every visitor has a copy of their own, which is erased a few hours after it was last used. Do not enter anything real there.',
      ],
    },
    {
      id: 'working',
      title: 'How well it works',
      paragraphs: [
        'The operator provides CareCircle as it is and does what is reasonable to keep it running and your data safe, but cannot promise that it always works without a fault. Keep a copy of what you must not lose. Rights that the law of your country gives you are not touched by these terms.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      paragraphs: [
        'You can stop using CareCircle at any time; the privacy policy says how to leave a circle and have your account erased. The operator may close an account that breaks these terms and says why.',
      ],
    },
  ],
};

export default terms;
