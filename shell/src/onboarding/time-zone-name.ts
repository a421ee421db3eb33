/** A time zone as people call it: `Chicago (Central Time)` for `America/Chicago`. */
export function timeZoneName(timeZone: string, locale: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name && name !== city ? `${city} (${name})` : city;
}
