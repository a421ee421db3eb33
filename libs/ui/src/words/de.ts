import type { UiWords } from './ui-words';

export const deWords: UiWords = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Ausblenden',
  remove: 'Entfernen',
  retry: 'Wiederholen',
  optional: 'freiwillig',
  loading: 'Wird geladen',
  pending: 'In Arbeit',
  showPassword: 'Passwort zeigen',
  clearSearch: 'Suche leeren',
  chooseOption: 'Auswählen',
  noMatches: 'Nichts passt',
  chooseFile: 'Datei auswählen',
  chooseFiles: 'Dateien auswählen',
  dropHere: 'oder hier ablegen',
  showTable: 'Als Tabelle zeigen',
  noData: 'Keine Daten',
  errorSummary: 'Bitte prüfen Sie dies',
  notifications: 'Meldungen',
  toastKey: 'F6 führt hierher.',
};
