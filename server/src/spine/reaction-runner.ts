import { concerns, type Reaction } from './define-reaction';
import { considerReaction } from './consider-reaction';
import {
  findPendingScopes,
  findRetries,
  markConsidered,
  mostUnconsidered,
  readUnconsidered,
} from './reaction-cursors';
import type { Spine } from './spine';

const sweepMs = 15_000;
const busyRetryMs = 500;

export interface ReactionRunner {
  /** Begins with what was left over by an earlier run. */
  start(): void;
  /** Resolves when nothing is left to do now. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Gives every event to every reaction that wants it, once. The relay says where to look; a slow sweep finds what it
 * missed and what failed before.
 */
export function createReactionRunner(spine: Spine): ReactionRunner {
  const reactions = spine.modules.flatMap((module) => [...module.reactions]);
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let sweep: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = (scopeId: string) => {
    if (stopped) return;
    waiting.add(scopeId);
    running ??= drain().finally(() => {
      running = null;
      // Somebody may have come between the last look at the list and here.
      const [next] = waiting;
      if (next !== undefined) look(next);
    });
  };
  const drain = async () => {
    for (const scopeId of waiting) {
      waiting.delete(scopeId);
      if (stopped) return;
      await consider(scopeId).catch((error: unknown) => {
        spine.services.log.error({ err: error, scopeId }, 'reading the event log failed');
        later(scopeId);
      });
    }
  };
  const later = (scopeId: string) => void setTimeout(() => look(scopeId), busyRetryMs).unref();

  const consider = async (scopeId: string) => {
    const batch = await readUnconsidered(spine.database.db, scopeId);
    const last = batch.at(-1);
    if (!last) return;
    const wanted = reactions.filter((reaction) => batch.some((event) => concerns(reaction, event)));
    let isBusy = false;
    for (const reaction of wanted) isBusy = (await runAll(reaction, scopeId)) === 'busy' || isBusy;
    if (isBusy) return later(scopeId);
    const idle = reactions.filter((reaction) => !wanted.includes(reaction)).map(({ name }) => name);
    await markConsidered(spine.database.db, { scopeId, sequence: last.sequence, idle });
    if (batch.length === mostUnconsidered) look(scopeId);
  };
  const runAll = async (reaction: Reaction, scopeId: string) => {
    for (;;) {
      const outcome = await considerReaction(spine, reaction, scopeId);
      if (outcome !== 'more') return outcome;
    }
  };
  const sweepOnce = async () => {
    try {
      for (const scopeId of await findPendingScopes(spine.database.db)) look(scopeId);
      for (const retry of await findRetries(spine.database.db, spine.services.clock.now())) {
        const reaction = reactions.find(({ name }) => name === retry.reaction);
        if (reaction) await runAll(reaction, retry.scopeId);
      }
    } catch (error) {
      spine.services.log.warn({ err: error }, 'looking for missed events failed');
    }
  };
  const stopListening = spine.relay.listen((message) => {
    if (message.kind === 'look') look(message.scopeId);
    if (message.kind === 'catch-up') void sweepOnce();
  });

  return {
    start() {
      void sweepOnce();
      sweep = setInterval(() => void sweepOnce(), sweepMs).unref();
    },
    async settled() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(sweep);
      await running;
    },
  };
}
