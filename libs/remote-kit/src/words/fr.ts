import { frWords } from '@carecircle/ui/words/fr';
import type { KitWords } from './kit-words';
import { refusalWords } from './refusal-words';

const refusals: Record<string, string> = {
  NOT_SIGNED_IN: 'Veuillez vous reconnecter.',
  NOT_ALLOWED: 'Votre rôle dans ce cercle ne le permet pas.',
  NOT_FOUND: 'Cela n’existe plus.',
  CHANGED_MEANWHILE: 'Quelqu’un l’a changé entre-temps. Regardez et réessayez.',
  ALREADY_DONE: 'C’était déjà fait.',
  ALREADY_GIVEN: 'Cette dose était déjà notée. Le journal indique quand et par qui.',
  OVER_LIMIT: 'Cela dépasserait sa limite. Il faut un motif.',
  FULL: 'Il n’y a plus de place ici.',
  STORAGE_FULL: 'L’espace de ce cercle est plein.',
  DISK_FULL: 'Le serveur n’a plus de place sur son disque pour le moment. Rien n’a été conservé.',
  INTERACTION: 'Il ne devrait pas être pris avec autre chose sans décision. Il faut dire pourquoi.',
  INVALID_STATE: 'Ce n’est pas possible pour le moment.',
  INVALID_INPUT: 'Vérifiez ce que vous avez saisi.',
  PAYLOAD_TOO_LARGE: 'C’est trop grand.',
  TOO_MANY_ATTEMPTS: 'Trop d’essais. Attendez une minute.',
  LAST_ADMIN: 'Un cercle a besoin d’au moins un administrateur.',
  NOT_IN_DEMO: 'Pas depuis le cercle de démonstration. Inscrivez-vous pour avoir votre propre cercle.',
  RESET_TOO_SOON: 'Il a été réinitialisé il y a peu. Réessayez plus tard.',
};

const fields: Record<string, string> = {
  required: 'Veuillez remplir ce champ.',
  too_small: 'Veuillez remplir ce champ.',
  too_big: 'C’est trop.',
  too_long: 'C’est trop long.',
  invalid_type: 'Veuillez remplir ce champ.',
  invalid_format: 'Vérifiez le format.',
  changed_meanwhile: 'Quelqu’un l’a changé entre-temps. Enregistrez encore pour mettre le vôtre à sa place.',
  phone_shape: 'Indiquez un numéro de téléphone.',
  not_in_demo: 'Pas depuis le cercle de démonstration. Inscrivez-vous pour avoir votre propre cercle.',
};

export const fr: KitWords = {
  ui: frWords,
  justNow: 'À l’instant',
  minutesAgo: (count) => `il y a ${count} min`,
  hoursAgo: (count) => `il y a ${count} h`,
  daysAgo: (count) => `il y a ${count} j`,
  unreachable: 'Le serveur ne répond pas. Réessayez\u00a0; cela ne compte qu’une fois.',
  needsConnection: 'Vous êtes hors ligne. Il faut une connexion.',
  entryNeedsConnection: 'Demande une connexion',
  formNeedsConnection:
    'Vous êtes hors ligne. Vous pourrez envoyer ceci quand il y aura une connexion. Ce que vous écrivez reste ici tant que ceci est ouvert.',
  notKept:
    'Ce navigateur ne garde rien sur cet appareil. Laissez la page ouverte jusqu’à ce que tout soit envoyé.',
  nothingKept: 'Ce navigateur ne garde rien pour les moments sans connexion. Tout le reste fonctionne.',
  refusedLater: (label, reason) =>
    label ? `Non enregistré\u00a0: ${label}. ${reason}` : `Non enregistré. ${reason}`,
  refusal: refusalWords({
    plain: refusals,
    counted: {
      FULL: ({ most }) => `Il peut y en avoir ${most} au plus.`,
      PLAN_FULL: ({ most, number }) =>
        `La formule de ce cercle accepte ${most} membres ; ${number} sur ${most} sont pris. Un administrateur peut changer de formule.`,
    },
    other: 'Cela n’a pas fonctionné. Rien n’a été changé.',
  }),
  field: (code) => fields[code] ?? 'Veuillez vérifier ceci.',
  failedTitle: 'Cette partie ne fonctionne pas pour le moment',
  failedText: 'Le reste de CareCircle continue de fonctionner.',
};
