import type { Language } from '@carecircle/contracts';

const titles: Record<Language, (name: string) => string> = {
  en: (name) => `Refill ${name}`,
  es: (name) => `Reponer ${name}`,
  fr: (name) => `Renouveler ${name}`,
  de: (name) => `${name} nachbestellen`,
  it: (name) => `Rifornire ${name}`,
  pt: (name) => `Repor ${name}`,
};

/** Title of the task to refill a medication. */
export function refillTitle(language: Language, name: string): string {
  return titles[language](name);
}
