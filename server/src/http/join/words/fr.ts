import type { JoinWords } from '../join-words';

export const fr: JoinWords = {
  title: 'Vous êtes invité',
  hello: 'Bonjour {name},',
  invites: '{sender} vous invite dans le cercle de soins « {circle} ».',
  what: 'Un cercle de soins est le groupe de personnes qui prennent soin ensemble de quelqu’un.',
  as: 'Vous y entreriez comme : {role}.',
  roles: {
    admin: 'Administrateur',
    caregiver: 'Aidant',
    family: 'Famille',
    friend: 'Ami',
    medical: 'Soignant',
  },
  join: 'Rejoindre « {circle} »',
  signedInAs: 'Vous êtes connecté en tant que {name}.',
  needsAccount: 'Créez un compte ou connectez-vous, et vous y êtes.',
  signUp: 'Créer un compte',
  signIn: 'Se connecter',
  home: 'Ouvrir CareCircle',
  over: {
    used: [
      'Cette invitation a déjà servi',
      'Chaque invitation est pour une personne. Demandez-en une autre à qui l’a envoyée.',
    ],
    expired: [
      'Cette invitation a expiré',
      'Les invitations sont valables 14 jours. Demandez à qui l’a envoyée de la renvoyer.',
    ],
    revoked: ['Cette invitation a été retirée', 'Demandez à qui l’a envoyée si vous pensez à une erreur.'],
    unknown: ['Ce lien n’est pas valable', 'Ouvrez le lien exactement tel qu’il figure dans le message.'],
    member: [
      'Vous êtes déjà membre',
      'Vous appartenez à ce cercle. Une autre personne peut encore utiliser l’invitation.',
    ],
    full: ['Il n’y a plus de place', 'Ce cercle, ou votre propre liste de cercles, est complet.'],
    demo: [
      'Pas depuis le cercle de démonstration',
      'Quittez la démonstration, puis créez un compte pour rejoindre un cercle.',
    ],
  },
};
