import type { JoinWords } from '../join-words';

export const en: JoinWords = {
  title: 'You are invited',
  hello: 'Hello {name},',
  invites: '{sender} invites you to the care circle “{circle}”.',
  what: 'A care circle is the group of people who look after someone together.',
  as: 'You would join as: {role}.',
  roles: { admin: 'Admin', caregiver: 'Caregiver', family: 'Family', friend: 'Friend', medical: 'Medical' },
  join: 'Join “{circle}”',
  signedInAs: 'You are signed in as {name}.',
  needsAccount: 'Sign up or sign in, and you are in.',
  signUp: 'Create Account',
  signIn: 'Sign In',
  home: 'Open CareCircle',
  over: {
    used: [
      'This invitation has been used',
      'Each invitation is for one person. Ask the person who sent it for another one.',
    ],
    expired: [
      'This invitation has expired',
      'Invitations are good for 14 days. Ask the person who sent it to send it again.',
    ],
    revoked: ['This invitation was withdrawn', 'If you think this is a mistake, ask the person who sent it.'],
    unknown: ['This link is not valid', 'Please open the link exactly as it appears in the message.'],
    member: [
      'You are already a member',
      'You belong to this circle. Someone else can still use the invitation.',
    ],
    full: ['There is no room', 'This circle, or your own list of circles, is full.'],
    demo: ['Not from the demo circle', 'Sign out of the demo, then sign up to join a circle of your own.'],
  },
};
