import { attemptSeconds } from './google-attempt';

const attemptCookie = 'carecircle_google';

/** Sent to the two addresses of this sign-in alone; `Lax`, for Google's page leads back from another site. */
export function writeAttemptCookie(value: string, isSecure: boolean, maxAge = attemptSeconds): string {
  const attributes = ['Path=/api/account', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`];
  if (isSecure) attributes.push('Secure');
  return [`${attemptCookie}=${encodeURIComponent(value)}`, ...attributes].join('; ');
}

export function readAttemptCookie(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name !== attemptCookie || !value) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}
