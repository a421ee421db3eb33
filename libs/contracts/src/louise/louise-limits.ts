/** Bounds of a conversation with Louise (LOU-4). */
export const louiseLimits = {
  /** Characters of a question that a person types. */
  questionLength: 500,
  /** Characters of one entry. */
  textLength: 4_000,
  requestLength: 500,
  entries: 40,
  skills: 60,
  /** Skills that a model may ask for at once, and how often in a row for one question. */
  calls: 4,
  rounds: 4,
} as const;
