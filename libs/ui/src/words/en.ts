import type { UiWords } from './ui-words';

export const enWords: UiWords = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  remove: 'Remove',
  retry: 'Retry',
  optional: 'optional',
  loading: 'Loading',
  pending: 'Working on it',
  showPassword: 'Show password',
  clearSearch: 'Clear search',
  chooseOption: 'Choose',
  noMatches: 'Nothing matches',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'or drop it here',
  showTable: 'Show as a table',
  noData: 'No data',
  errorSummary: 'Please check this',
  notifications: 'Messages',
  toastKey: 'F6 leads here.',
};
