import type { ApiInputs } from '@carecircle/contracts/api';
import type { PersonKey, RecipientKey } from './family';

type Filled = 'commandId' | 'circleId';

/** One command of the history: who gave it, when, and its input without what the runner fills in. */
export type DemoStep = {
  [Area in keyof ApiInputs]: {
    [Name in keyof ApiInputs[Area] & string]: {
      at: Date;
      as: PersonKey;
      operation: `${Area}.${Name}`;
      input: Omit<ApiInputs[Area][Name], Filled>;
      /** Content, in base64, of the file that this upload brings. */
      content?: string;
    };
  }[keyof ApiInputs[Area] & string];
}[keyof ApiInputs];

/** What a history is told about: the ids that real sign-ups gave, and the moment at which it ends. */
export interface DemoStage {
  now: Date;
  people: Record<PersonKey, string>;
  recipients: Record<RecipientKey, string>;
  /** Makes a new record id. */
  newId: () => string;
}
