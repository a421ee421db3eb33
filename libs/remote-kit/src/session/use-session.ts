import { useSyncExternalStore } from 'react';
import { bus } from '@carecircle/event-bus';
import type { Circle, Member, Session } from '@carecircle/contracts';

const current = bus.state('session.current');

/** A session as screens of a circle see it: circle and own membership are there. */
export type CircleSession = Session & { circle: Circle; member: Member };

/** Who is signed in, or null. Remotes' parts are mounted only inside a circle and use `useSession`. */
export function useOptionalSession(): Session | null {
  return useSyncExternalStore(current.subscribe, current.get);
}

/**
 * The signed-in person, their preferences, the chosen circle, the own membership, members and recipients; renders anew
 * when any of it changes. Throws when nobody is signed in or no circle is chosen.
 */
export function useSession(): CircleSession {
  const session = useOptionalSession();
  if (!isCircleSession(session)) throw new Error('useSession() needs a signed-in person and a circle');
  return session;
}

/** The session outside React; null when signed out or without a circle. */
export function currentSession(): CircleSession | null {
  const session = current.get();
  return isCircleSession(session) ? session : null;
}

function isCircleSession(session: Session | null): session is CircleSession {
  return Boolean(session?.circle && session.member);
}
