import type { MedicationDraft } from './medication-draft';

/** Each group of fields shows its part of the draft and hands on what was changed. */
export interface FieldsProps {
  draft: MedicationDraft;
  onChange: (changes: Partial<MedicationDraft>) => void;
  isNew?: boolean;
}
