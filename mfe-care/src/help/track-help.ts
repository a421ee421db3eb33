import { bus } from '@carecircle/event-bus';
import type { HelpRequest } from '@carecircle/contracts';
import { callOperation, currentSession, getBusState, setBusState } from '@carecircle/remote-kit';
import { helpOf, withAsked, withClaimed, withHandedBack } from './open-help';

type Apply = (open: readonly HelpRequest[], help: HelpRequest) => HelpRequest[];

/**
 * Keeps 'help.open' true on every screen. The server seeds it with the page; events before this start, another circle, or a
 * session read anew after lost events ask for it again.
 */
export function trackHelp(): () => void {
  let seeded = currentSession();
  if (bus.hasMoved()) void readOpenHelp();
  const stops = [
    // Comes before 'help.asked', with the notes, to whoever may see them.
    bus.on('check-in.added', ({ payload }) => noteHelp(withAsked, helpOf(payload.checkIn))),
    bus.on('help.asked', ({ payload }) => noteHelp(withAsked, payload.helpRequest)),
    bus.on('help.claimed', ({ payload }) => noteHelp(withClaimed, payload.helpRequest)),
    bus.on('help.handed-back', ({ payload }) => noteHelp(withHandedBack, payload.helpRequest)),
    bus.state('session.current').subscribe(() => {
      const session = currentSession();
      if (session === seeded) return;
      seeded = session;
      void readOpenHelp();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Puts what happened to a call for help where all screens see it. */
export function noteHelp(apply: Apply, help: HelpRequest | undefined): void {
  if (help?.circleId !== currentSession()?.circle.id) return;
  if (help) setBusState('help.open', apply(getBusState('help.open'), help));
}

export async function readOpenHelp(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return setBusState('help.open', []);
  const open = await callOperation('care.listOpenHelp', { circleId }, { isByItself: true }).catch(() => null);
  if (open && currentSession()?.circle.id === circleId) setBusState('help.open', open);
}
