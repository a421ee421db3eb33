import { bus } from '@carecircle/event-bus';
import { callOperation } from '@carecircle/remote-kit';

/**
 * Reads the session again: who is signed in, their circles, the members of the circle shown. Another tab may have chosen
 * another circle meanwhile; this page stays with its own. Without an answer the known session stays.
 */
export async function refreshSession(): Promise<void> {
  try {
    const state = bus.state('session.current');
    const { session } = await callOperation('circles.getSession', { circleId: state.get()?.circle?.id });
    state.set(session);
  } catch (error) {
    console.warn('The session could not be read again', error);
  }
}
