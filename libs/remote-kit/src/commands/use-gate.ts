import { kitWords } from '../words/kit-words';
import { alwaysPasses } from '../sync/sync';
import { useIsLineAway, useIsOffline } from './use-is-offline';

/** Id of the text that says why a control is disabled; `OfflineReason` holds it. */
export const offlineReasonId = 'offline-reason';

/** What a command does to its controls while there is no connection (ALL-2). */
export interface Gate {
  /** Whether the command cannot be given now. */
  isShut: boolean;
  /** Spread over a button that sends it: disabled, with the reason for screen readers. */
  button: { isDisabled: boolean; 'aria-describedby'?: string };
  /** Spread over an entry of a menu that sends it: disabled, with the reason below its words. */
  entry: { isDisabled?: boolean; description?: string };
}

/** Shut while there is no connection, unless the command waits for one; `operation` names one that may always pass. */
export function useGate(canWait = false, operation = ''): Gate {
  const [isOffline, isLineAway] = [useIsOffline(), useIsLineAway()];
  const isShut = !canWait && (alwaysPasses(operation) ? isLineAway : isOffline);
  if (!isShut) return { isShut, button: { isDisabled: false }, entry: {} };
  return {
    isShut,
    button: { isDisabled: true, 'aria-describedby': offlineReasonId },
    entry: { isDisabled: true, description: kitWords().entryNeedsConnection },
  };
}
