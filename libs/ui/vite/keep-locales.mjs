const dictionary =
  /[\\/](?:react-aria|react-stately|react-aria-components)[\\/]dist[\\/].*[\\/]intl[\\/].*[\\/]?([a-z]{2})-[A-Z]{2}\.mjs$/;

/**
 * Vite plugin that leaves React Aria's own texts out of a build for every language but these; English always stays,
 * as the one it falls back to. Its dictionaries take an undefined entry as a language that is not there.
 *
 * @param {readonly string[]} languages ISO 639-1, for example `['en', 'es']`
 * @returns {import('vite').Plugin}
 */
export function keepLocales(languages) {
  const kept = new Set(['en', ...languages]);
  return {
    name: 'carecircle:keep-locales',
    enforce: 'pre',
    load(id) {
      const language = dictionary.exec(id)?.[1];
      return language && !kept.has(language) ? 'export default undefined;' : null;
    },
  };
}
