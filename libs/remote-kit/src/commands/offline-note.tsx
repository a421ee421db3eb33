import type { ReactNode } from 'react';
import { Banner, LiveRegion } from '@carecircle/ui';
import { useOptionalSession } from '../session/use-session';
import { kitWords } from '../words/kit-words';
import { useIsOffline } from './use-is-offline';
import { offlineReasonId } from './use-gate';

/**
 * Stands above what cannot be sent without a connection and says so while there is none (ALL-2); a form adds that what is
 * typed stays, anything else gives its own words.
 */
export function OfflineNote({ children }: { children?: ReactNode }) {
  const language = useOptionalSession()?.preferences.language;
  return (
    <LiveRegion>
      {useIsOffline() ? (
        <Banner tone="offline">{children ?? kitWords(language).formNeedsConnection}</Banner>
      ) : null}
    </LiveRegion>
  );
}

/** The reason that disabled buttons point to; once in the page, by the shell. */
export function OfflineReason() {
  const language = useOptionalSession()?.preferences.language;
  return (
    <span id={offlineReasonId} hidden>
      {kitWords(language).needsConnection}
    </span>
  );
}
