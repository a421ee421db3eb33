import type { UiWords } from './ui-words';

export const frWords: UiWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Ignorer',
  remove: 'Retirer',
  retry: 'Réessayer',
  optional: 'facultatif',
  loading: 'Chargement',
  pending: 'En cours',
  showPassword: 'Afficher le mot de passe',
  clearSearch: 'Effacer la recherche',
  chooseOption: 'Choisir',
  noMatches: 'Rien ne correspond',
  chooseFile: 'Choisir un fichier',
  chooseFiles: 'Choisir des fichiers',
  dropHere: 'ou déposez-le ici',
  showTable: 'Afficher en tableau',
  noData: 'Aucune donnée',
  errorSummary: 'Veuillez vérifier ceci',
  notifications: 'Messages',
  toastKey: 'F6 mène ici.',
};
