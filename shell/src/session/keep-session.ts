import { bus } from '@carecircle/event-bus';
import { followRights, forgetCircle } from '@carecircle/remote-kit';
import type { DomainEvent, Session } from '@carecircle/contracts';
import { applySessionEvent } from './apply-session-event';
import { enterApp } from './enter-app';
import { refreshSession } from './refresh-session';

/** Keeps 'session.current' true by events while the page is open; the answer stops it. */
export function keepSession(): () => void {
  const state = bus.state('session.current');
  const subscription = bus.events$.subscribe((event) => {
    const session = state.get();
    if (session) state.set(applySessionEvent(session, event));
  });
  const stops = [
    bus.on('membership.changed', followMembership),
    bus.on('circle.reset', () => void refreshSession()),
    bus.on('sharing.changed', () => void refreshSession()),
    watchRights(),
    () => subscription.unsubscribe(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What a member may see no more goes, and what they may see now comes, wherever the session learned of it (CIRC-4). */
function watchRights(): () => void {
  const state = bus.state('session.current');
  let known = rightsOf(state.get());
  return state.subscribe((session) => {
    const rights = rightsOf(session);
    if (rights === known) return;
    known = rights;
    // Screens that are not allowed any more have gone by then, and their answers with them.
    setTimeout(() => void followRights());
  });
}

function rightsOf(session: Session | null): string {
  const { role, permissions, hidden, withheld } = session?.member ?? {};
  return JSON.stringify([role, permissions, hidden, withheld]);
}

// Let in while no circle is shown, or out of the one that is shown: the page belongs to another circle now.
function followMembership({ payload: { circleId, status } }: DomainEvent<'membership.changed'>): void {
  const shown = bus.state('session.current').get()?.circle?.id ?? null;
  if (status === 'active' && shown === null) enterApp();
  else if (status === 'former' || status === 'closed') void leaveCircle(circleId, shown === circleId);
  else void refreshSession();
}

async function leaveCircle(circleId: string, isShown: boolean): Promise<void> {
  await forgetCircle(circleId);
  if (isShown) enterApp('/dashboard');
  else await refreshSession();
}
