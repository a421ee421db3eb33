import type { UiWords } from './ui-words';

export const itWords: UiWords = {
  close: 'Chiudi',
  cancel: 'Annulla',
  dismiss: 'Ignora',
  remove: 'Togli',
  retry: 'Riprova',
  optional: 'facoltativo',
  loading: 'Caricamento',
  pending: 'In corso',
  showPassword: 'Mostra password',
  clearSearch: 'Cancella ricerca',
  chooseOption: 'Scegli',
  noMatches: 'Nessun risultato',
  chooseFile: 'Scegli un file',
  chooseFiles: 'Scegli file',
  dropHere: 'o trascinare qui',
  showTable: 'Mostra come tabella',
  noData: 'Nessun dato',
  errorSummary: 'Da controllare',
  notifications: 'Messaggi',
  toastKey: 'F6 porta qui.',
};
