import type { Session } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { forgetCircle, forgetPerson } from '@carecircle/remote-kit';
import { enterAtEnd } from './enter-app';

/**
 * Takes a session that was read again. One that ended, or that shows another circle, belongs to another page: this one
 * forgets what it keeps and is loaded anew, since its screens live in their circle and must never see it vanish.
 */
export function takeSession(session: Session | null): void {
  const state = bus.state('session.current');
  if (placeOf(session) === placeOf(state.get())) state.set(session);
  else void leave(session, state.get());
}

function placeOf(session: Session | null): string {
  return [session?.person.id, session?.circle?.id].join(' ');
}

async function leave(next: Session | null, left: Session | null): Promise<void> {
  if (next && left?.circle && next.person.id === left.person.id) await forgetCircle(left.circle.id);
  else await forgetPerson();
  enterAtEnd();
}
