/** What a person agrees to, each by itself (PRIV-3). */
export const consentKinds = ['hipaa', 'data-processing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Version of the text that stands on the cards: another text is another version. */
export const consentVersion = '2026-11-01';
