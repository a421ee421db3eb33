import * as z from 'zod';
import { SecondFactorCode, SignInTicket } from './security';
import { recoveryCodeCount } from './security-choices';
import { command } from '../api/operation';

const area = 'account';
/** Left out by those who have none. */
const password = z.string().min(1).max(128).optional();
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).length(recoveryCodeCount) });

/** A second step at sign-in by time-based one-time codes (RFC 6238) and recovery codes (AUTH-5). */
export const twoFactorContract = {
  beginTwoFactor: command({
    area,
    name: 'beginTwoFactor',
    summary: 'Make a key for an authenticator app; it counts once a code was confirmed',
    scope: 'person',
    guessable: true,
    input: { password },
    output: z.object({ key: z.string(), uri: z.string() }),
  }),
  confirmTwoFactor: command({
    area,
    name: 'confirmTwoFactor',
    summary: 'Turn the second step on with a first code; gives the recovery codes, this once',
    scope: 'person',
    guessable: true,
    input: { code: SecondFactorCode },
    output: recoveryCodes,
  }),
  renewRecoveryCodes: command({
    area,
    name: 'renewRecoveryCodes',
    summary: 'Have new recovery codes; those of before no longer work',
    scope: 'person',
    guessable: true,
    input: { password, code: SecondFactorCode },
    output: recoveryCodes,
  }),
  endTwoFactor: command({
    area,
    name: 'endTwoFactor',
    summary: 'Turn the second step off',
    scope: 'person',
    guessable: true,
    input: { password, code: SecondFactorCode },
    output: z.object({}),
  }),
  finishSignIn: command({
    area,
    name: 'finishSignIn',
    summary: 'The second step of signing in: the ticket of the first one, and a code',
    scope: 'public',
    guessable: true,
    input: { ticket: SignInTicket, code: SecondFactorCode },
    output: z.object({ personId: z.uuid() }),
  }),
};
