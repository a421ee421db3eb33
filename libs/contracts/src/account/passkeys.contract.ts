import * as z from 'zod';
import { Id } from '../primitives';
import { Passkey, PasskeyName, SignInTicket } from './security';
import { command } from '../api/operation';

const area = 'account';
const encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*={0,2}$/);
const transports = z.array(z.string().max(30)).max(10);
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(30).nullish(),
};

/** Of `RegistrationResponseJSON` of WebAuthn 3 what is verified. */
const Registration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: transports.optional(),
  }),
});

/** Of `AuthenticationResponseJSON` of WebAuthn 3 what is verified. */
const Assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: encoded(200).nullish(),
  }),
});

/** What the browser is asked with: a JSON form of WebAuthn 3, made by the server and taken by `navigator.credentials`. */
const asked = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });

/** Signing in with what unlocks one's device (AUTH-5). */
export const passkeysContract = {
  beginPasskey: command({
    area,
    name: 'beginPasskey',
    summary: 'What the browser needs to make a passkey for my account',
    scope: 'person',
    guessable: true,
    input: { password: z.string().min(1).max(128).optional() },
    output: asked,
  }),
  addPasskey: command({
    area,
    name: 'addPasskey',
    summary: 'Keep a passkey that this browser made',
    scope: 'person',
    input: { ticket: SignInTicket, name: PasskeyName, response: Registration },
    output: Passkey,
  }),
  renamePasskey: command({
    area,
    name: 'renamePasskey',
    summary: 'Give a passkey another name',
    scope: 'person',
    input: { passkeyId: Id, name: PasskeyName },
    output: z.object({}),
  }),
  removePasskey: command({
    area,
    name: 'removePasskey',
    summary: 'A passkey opens my account no more',
    scope: 'person',
    input: { passkeyId: Id },
    output: z.object({}),
  }),
  beginPasskeySignIn: command({
    area,
    name: 'beginPasskeySignIn',
    summary: 'What the browser needs to sign in with a passkey',
    scope: 'public',
    guessable: true,
    input: {},
    output: asked,
  }),
  signInWithPasskey: command({
    area,
    name: 'signInWithPasskey',
    summary: 'Sign in with a passkey',
    scope: 'public',
    guessable: true,
    input: { ticket: SignInTicket, response: Assertion },
    output: z.object({ personId: z.uuid() }),
  }),
};
