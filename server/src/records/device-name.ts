const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** What kind of device it is, such as 'iPhone', and nothing that could name one; 'Web' where the browser does not say. */
export function deviceKind(userAgent: string): string {
  return nameIn(systems, userAgent) ?? 'Web';
}

/** A browser as people tell theirs apart, such as 'Chrome · Android'. */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((kinds) => nameIn(kinds, userAgent));
  return named.filter((name) => name !== undefined).join(' · ') || 'Web';
}

function nameIn(kinds: typeof browsers | typeof systems, userAgent: string): string | undefined {
  return kinds.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
