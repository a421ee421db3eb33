import * as z from 'zod';
import { Id, Instant, line } from '../primitives';
import { signInMethods } from './security-choices';

export const SignInMethod = z.enum(signInMethods);

/** A browser as its owner knows it; null where it does not say what it is. */
const device = { browser: z.string().max(40).nullable(), system: z.string().max(40).nullable() };

/** A browser that somebody is signed in with. */
export const SignedInBrowser = z.object({
  id: Id,
  ...device,
  /** Network address that it signed in from. */
  address: z.string(),
  signedInAt: Instant,
  /** To the minute. */
  usedAt: Instant,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type SignedInBrowser = z.infer<typeof SignedInBrowser>;

/** One line of the login history: somebody came in, or was refused at the last step they reached. */
export const SignInRecord = z.object({
  id: Id,
  at: Instant,
  method: SignInMethod,
  succeeded: z.boolean(),
  ...device,
  address: z.string(),
});
export type SignInRecord = z.infer<typeof SignInRecord>;

/** What somebody calls a passkey, such as the device that it is on. */
export const PasskeyName = line(60);

export const Passkey = z.object({
  id: Id,
  /** As the browser knows it. */
  credentialId: z.string(),
  name: z.string(),
  /** Whether it is carried to other devices of its owner. */
  isSynced: z.boolean(),
  createdAt: Instant,
  usedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Ways to sign in that an account has. */
export const Security = z.object({
  hasPassword: z.boolean(),
  twoFactor: z.object({ enabledAt: Instant, recoveryCodesLeft: z.int().nonnegative() }).nullable(),
  passkeys: z.array(Passkey).max(20),
  /** Whether a Google account opens this one; `off` where the operator has not set it up. */
  google: z.enum(['off', 'not-connected', 'connected']),
});
export type Security = z.infer<typeof Security>;

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens as people write them. */
export const SecondFactorCode = z.string().trim().min(6).max(20);

/** Sealed by the server; lives for minutes. */
export const SignInTicket = z.string().min(40).max(2000);
