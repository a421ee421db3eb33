/** The texts that components speak by themselves. Everything else comes in through props. */
export interface UiWords {
  close: string;
  cancel: string;
  /** Of a form that is left half filled in. */
  discard: string;
  keepEditing: string;
  unsavedTitle: string;
  unsavedText: string;
  dismiss: string;
  remove: string;
  retry: string;
  optional: string;
  loading: string;
  pending: string;
  showPassword: string;
  clearSearch: string;
  chooseOption: string;
  noMatches: string;
  chooseFile: string;
  chooseFiles: string;
  dropHere: string;
  showTable: string;
  noData: string;
  errorSummary: string;
  notifications: string;
  /** How the keyboard gets to a message with an action. */
  toastKey: string;
}
