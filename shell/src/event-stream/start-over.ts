import { bus } from '@carecircle/event-bus';
import { callOperation, currentSession, refetchEverything, Unreachable } from '@carecircle/remote-kit';
import { takeSession } from '../session/take-session';
import { reconnectDelayMs } from './reconnect-delay';

/**
 * Reads the session and everything shown anew, after a position that the server cannot go on from: history was trimmed,
 * a backup was restored, or access ended. Tries until the server answers.
 */
export async function startOver(): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      const circleId = currentSession()?.circle.id;
      const { session, positions } = await callOperation('circles.getSession', { circleId });
      bus.startFrom(positions);
      takeSession(session);
      return await refetchEverything();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs(failures)));
    }
  }
}
