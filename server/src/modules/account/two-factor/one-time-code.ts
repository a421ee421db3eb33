import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Steps that the clock of a phone may be off, to either side. */
const tolerance = 1;

/** 160 bits in base32, as RFC 4226 asks for. */
export function makeKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads out of the QR code. */
export function uriOf(key: string, email: string): string {
  return totp(key, email).toString();
}

/** Number of the 30 seconds since 1970 that a code is of; null for a wrong code. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(key).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

function totp(key: string, label?: string): TOTP {
  const secret = Secret.fromBase32(key);
  return new TOTP({
    issuer: 'CareCircle',
    label,
    secret,
    period: periodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });
}
