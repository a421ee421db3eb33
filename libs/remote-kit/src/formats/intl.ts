/**
 * Formatters of the browser. Making one costs some hundred times what using it does, and a list asks for the same few in every
 * row: each is made once for a page.
 */
export const dateTimeFormat = kept((locale, options?: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options);
});
export const numberFormat = kept((locale, options?: Intl.NumberFormatOptions) => {
  return new Intl.NumberFormat(locale, options);
});
export const listFormat = kept((locale, options?: Intl.ListFormatOptions) => {
  return new Intl.ListFormat(locale, options);
});
export const pluralRules = kept((locale, options?: Intl.PluralRulesOptions) => {
  return new Intl.PluralRules(locale, options);
});

type Locales = Intl.LocalesArgument;

function kept<Options, Formatter>(make: (locale: Locales, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale?: Locales, options?: Options): Formatter => {
    const key = JSON.stringify([locale, options]);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
