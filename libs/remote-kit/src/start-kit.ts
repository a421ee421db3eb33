import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { showToast } from '@carecircle/ui';
import { commandQueue } from './commands/command-queue';
import { clearPending } from './commands/pending-patches';
import { wipeDrafts } from './drafts/use-draft';
import { syncClock } from './formats/server-clock';
import { applyEvents } from './queries/apply-events';
import { queryClient } from './queries/query-client';
import { seedAnswers } from './queries/seed-answers';
import { kitWords } from './words/kit-words';

/**
 * Starts what runs behind all screens: answers that came with the page, answers patched by events, the queue of unsent commands, the server's clock.
 * Called once by the shell before anything renders; the answer stops it.
 */
export function startKit({ serverTime, answers }: Pick<Boot, 'serverTime' | 'answers'>): () => void {
  syncClock(serverTime);
  seedAnswers(answers);
  const flush = () => void commandQueue.flush();
  const stops = [
    applyEvents(),
    commandQueue.onLateRefusal(({ label, refusal }) => {
      const words = kitWords();
      showToast({ text: words.refusedLater(label, words.refusal(refusal?.code ?? '')), tone: 'failed' });
    }),
    bus.state('session.current').subscribe((session) => session && flush()),
    bus.state('connection.status').subscribe((status) => status === 'live' && flush()),
  ];
  addEventListener('online', flush);
  void commandQueue.load().then(flush);
  return () => {
    stops.forEach((stop) => stop());
    removeEventListener('online', flush);
  };
}

/** Reads everything shown anew and forgets the rest: after a gap that no event can fill, or another circle. */
export async function refetchEverything(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.invalidateQueries();
}

/** Forgets all of the person's data in this browser, as sign-out does (ALL-2). */
export async function wipeLocalData(): Promise<void> {
  queryClient.clear();
  clearPending();
  wipeDrafts();
  await commandQueue.wipe();
}
