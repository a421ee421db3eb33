import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { nowMs } from '../formats/server-clock';
import { currentSession, type CircleSession } from '../session/use-session';
import { AnswerCollector } from './answer-collector';
import type { CachedAnswer } from './cached-answer';
import { presentPage } from './cached-page';
import { openOfflineCache, type OfflineCache } from './offline-cache';
import { keeping } from './keeping';
import { keepsData } from './keeps-data';
import { warnNotCached } from './warn-not-cached';

type PageParts = Pick<Boot, 'states' | 'installation' | 'contractsVersion'>;

/**
 * Keeps on this device what the page knows, so that every screen seen opens without a network (ALL-2): now and whenever
 * the browser has time. Gives false where this device is told not to, or the browser does not let it; that is said once.
 */
export async function keepOnDevice(parts: PageParts): Promise<boolean> {
  if (!keepsData()) return false;
  try {
    const store = await openOfflineCache();
    await forgetWhatEnded(store);
    await keepChanges(store, parts);
    return true;
  } catch (error) {
    warnNotCached(error);
    return false;
  }
}

/** What another person, a circle left, or a role that is no more was shown. */
async function forgetWhatEnded(store: OfflineCache): Promise<void> {
  const session = bus.state('session.current').get();
  if (!session) return;
  const { person, circles, circle, member } = session;
  const circleIds = circles.map(({ id }) => id);
  await store.forgetOthers(person.id, circleIds, nowMs());
  const before = (await store.page())?.session;
  if (!before?.circle) return;
  const isLeft = !circleIds.includes(before.circle.id);
  const isChanged = before.circle.id === circle?.id && !mayTheSame(before.member, member);
  if (isLeft || isChanged) await store.forgetCircle(person.id, before.circle.id);
}

type Rights = Pick<CircleSession['member'], 'role' | 'permissions'> | null;

function mayTheSame(one: Rights, other: Rights): boolean {
  return JSON.stringify([one?.role, one?.permissions]) === JSON.stringify([other?.role, other?.permissions]);
}

async function keepChanges(store: OfflineCache, parts: PageParts): Promise<void> {
  const { signal } = keeping;
  let isPlanned = false;
  let rights: Rights = currentSession()?.member ?? null;
  const write = async (answers: () => CachedAnswer[]) => {
    const session = currentSession();
    const page = presentPage(parts);
    if (!session || !page || signal.aborted) return;
    if (!mayTheSame(rights, session.member)) await store.forgetCircle(session.person.id, session.circle.id);
    rights = session.member;
    await store.putAnswers(session.person.id, answers());
    await store.putPage(page);
  };
  const attempt = (answers: () => CachedAnswer[]) => write(answers).catch(stop);
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      void attempt(() => collector.take());
    });
  };
  const collector = new AnswerCollector(plan);
  const stops = [bus.state('session.current').subscribe(plan), () => collector.stop()];
  const keepAll = () => {
    if (document.visibilityState === 'hidden') void attempt(() => collector.takeAll());
  };
  document.addEventListener('visibilitychange', keepAll);
  function stop(error?: unknown) {
    stops.forEach((end) => end());
    document.removeEventListener('visibilitychange', keepAll);
    if (error) warnNotCached(error);
  }
  signal.addEventListener('abort', () => stop(), { once: true });
  await write(() => collector.take());
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 1_500);
}
