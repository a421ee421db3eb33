const name = 'carecircle_session';
/** Browsers take a cookie of this name only over https, for this host alone. */
const secureName = `__Host-${name}`;

export function writeSessionCookie(
  value: string,
  { maxAgeSeconds, isSecure }: { maxAgeSeconds: number; isSecure: boolean },
): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAgeSeconds}`];
  if (isSecure) attributes.push('Secure');
  return [`${isSecure ? secureName : name}=${value}`, ...attributes].join('; ');
}

export function clearSessionCookie(isSecure: boolean): string {
  return writeSessionCookie('', { maxAgeSeconds: 0, isSecure });
}

/**
 * First session cookie in a `cookie` header that `verify` accepts, as what `verify` makes of it. Over https only the one counts that
 * no other host and no plain connection can have set.
 */
export function readSessionCookie(
  header: string | undefined,
  isSecure: boolean,
  verify: (value: string) => string | null,
): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key !== (isSecure ? secureName : name) || !value) continue;
    const verified = verify(value);
    if (verified) return verified;
  }
  return null;
}
