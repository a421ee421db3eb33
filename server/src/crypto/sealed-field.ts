/** A column that holds sealed values. */
export interface SealedField {
  field: string;
  /** What the value of a row is bound to. */
  contextOf: (row: Record<string, unknown>) => string;
}

/** Sealed columns, by table. */
export type SealedFields = Readonly<Record<string, SealedField>>;
