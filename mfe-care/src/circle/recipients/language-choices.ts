/** ISO 639-1 codes offered for the languages a person speaks; one that is stored already is offered too. */
const offered = ['en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'zh', 'tl', 'vi', 'ko', 'ar', 'hi', 'ht'];

/** Name of a language in the reader's language, capitalised as it stands alone. */
export function languageName(code: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** Choices for the languages of a person, by name. */
export function languageChoices(chosen: readonly string[], inLanguage: string) {
  return [...new Set([...offered, ...chosen])]
    .map((value) => ({ value, label: languageName(value, inLanguage) }))
    .sort((one, other) => one.label.localeCompare(other.label, inLanguage));
}
