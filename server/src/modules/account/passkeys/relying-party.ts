import { refuse } from '../../../refuse';
import type { Caller } from '../../../spine/context';

/** Name that browsers show beside a passkey. */
export const siteName = 'CareCircle';

/**
 * Which site a passkey belongs to: that of the page that asks. Its origin has been found to be ours before any operation runs.
 *
 * @throws PASSKEY_REFUSED for callers that are no page.
 */
export function relyingPartyOf({ origin }: Caller): { origin: string; rpID: string } {
  if (!origin) throw refused();
  return { origin, rpID: new URL(origin).hostname };
}

export function refused() {
  return refuse('PASSKEY_REFUSED', { message: 'This passkey was not accepted.' });
}
