/** Remote → where this browser takes it from. */
export type Overrides = ReadonlyMap<string, string>;

const cookieName = 'override';
/** More than there are areas; each costs a look at where it points. */
const mostOverrides = 8;

/** What the browser's cookie says; nothing for one that is not ours. */
export function readOverrides(cookie: string | undefined): Overrides {
  const text = new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(cookie ?? '')?.[1] ?? '';
  return new Map([...new URLSearchParams(text)].slice(0, mostOverrides));
}

/** For as long as the browser is open. */
export function overrideCookie(overrides: Overrides, { isSecure = false } = {}): string {
  const text = new URLSearchParams([...overrides]).toString();
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${text}; Path=/; HttpOnly; SameSite=Strict${secure}${text ? '' : '; Max-Age=0'}`;
}
