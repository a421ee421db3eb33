import { callOperation, currentSession } from '@carecircle/remote-kit';
import { takeSession } from './take-session';

/**
 * Reads the session again: who is signed in, their circles, the members of the circle shown. Another tab may have chosen
 * another circle meanwhile; this page stays with its own. Without an answer the known session stays.
 */
export async function refreshSession(): Promise<void> {
  try {
    const { session } = await callOperation('circles.getSession', { circleId: currentSession()?.circle.id });
    takeSession(session);
  } catch (error) {
    console.warn('The session could not be read again', error);
  }
}
