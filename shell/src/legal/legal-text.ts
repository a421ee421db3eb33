/** The terms or the policy in one language: headed sections of paragraphs and points. */
export interface LegalText {
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
