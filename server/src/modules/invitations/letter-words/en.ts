import type { InvitationWords } from './invitation-words';

export const en: InvitationWords = {
  subject: (sender) => `${sender} invites you to a care circle`,
  hello: 'Hello,',
  greeting: (name) => `Hello ${name},`,
  invites: (sender, circle) =>
    `${sender} invites you to join the care circle “${circle}” on CareCircle, where family, friends and professionals look after someone together.`,
  roles: {
    admin: 'You would be an admin there.',
    caregiver: 'You would be a caregiver there.',
    family: 'You would be there as a family member.',
    friend: 'You would be there as a friend.',
    medical: 'You would be there as a medical professional.',
  },
  join: 'Join the circle',
  code: (code, day) => `Or sign up and enter the code ${code}. The invitation is good until ${day}.`,
  unknown: (sender) => `If you do not know ${sender}, ignore this email. Nothing will happen.`,
};
