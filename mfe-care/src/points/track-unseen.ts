import { bus } from '@carecircle/event-bus';
import { callOperation, currentSession, getBusState, setBusState } from '@carecircle/remote-kit';

/**
 * Keeps 'achievements.unseen' true on every screen, so that an achievement is shown when it happens (GAME-2). The server seeds
 * it with the page; events before this start, another circle, or a session read anew after lost events ask for it again.
 */
export function trackUnseen(): () => void {
  let seeded = currentSession();
  if (bus.hasMoved()) void readUnseen();
  const stops = [
    bus.on('achievement.unlocked', ({ scopeId, payload: { achievement: id, points, member } }) => {
      const session = currentSession();
      if (scopeId !== session?.circle.id || member.memberId !== session.person.id) return;
      const others = getBusState('achievements.unseen').filter((each) => each.id !== id);
      setBusState('achievements.unseen', [...others, { id, points }]);
    }),
    bus.on('achievements.seen', ({ payload }) => {
      if (payload.circleId === currentSession()?.circle.id) setBusState('achievements.unseen', []);
    }),
    bus.on('taking-part.changed', () => void readUnseen()),
    bus.on('game.switched', () => void readUnseen()),
    bus.state('session.current').subscribe(() => {
      const session = currentSession();
      if (session?.circle.id === seeded?.circle.id && session?.person.id === seeded?.person.id) return;
      seeded = session;
      void readUnseen();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

async function readUnseen(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return setBusState('achievements.unseen', []);
  const unseen = await callOperation(
    'points.listUnseenAchievements',
    { circleId },
    { isByItself: true },
  ).catch(() => null);
  if (unseen && circleId === currentSession()?.circle.id) setBusState('achievements.unseen', unseen);
}
