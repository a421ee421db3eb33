import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from '@carecircle/contracts';
import { createBackground } from '../background';
import { concerns, type Reaction } from './define-reaction';
import { considerReaction } from './consider-reaction';
import {
  findPendingScopes,
  findRetries,
  markConsidered,
  mostUnconsidered,
  readUnconsidered,
  type Considered,
} from './reaction-cursors';
import type { Spine } from '../spine';

const sweepMs = 15_000;
const busyRetryMs = 500;
const mostLogsAtOnce = 20;
/** A look that found nothing to do is followed by a rest of so many times its length, in which logs gather for the next. */
const restForLook = 4;
const longestRestMs = 50;

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
  /** Sweeps, and looks that wait for another process to be done or for a log that could not be read. */
  const unsettled = createBackground();
  let sweep: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Until when the last look lets the next one wait (ms of `performance.now`). */
  let restedAt = 0;

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
    while (waiting.size > 0 && !stopped) {
      await rest();
      const scopeIds = [...waiting].slice(0, mostLogsAtOnce);
      for (const scopeId of scopeIds) waiting.delete(scopeId);
      const begun = performance.now();
      const hasReacted = await consider(scopeIds).catch((error: unknown) => {
        for (const scopeId of scopeIds) failed(scopeId, error);
      });
      const ended = performance.now();
      restedAt = hasReacted ? ended : ended + Math.min((ended - begun) * restForLook, longestRestMs);
    }
  };
  const rest = async () => {
    const restMs = restedAt - performance.now();
    if (restMs > 0 && waiting.size < mostLogsAtOnce) await wait(restMs);
  };
  const failed = (scopeId: string, error: unknown) => {
    spine.services.log.error({ err: error, scopeId }, 'reading the event log failed');
    later(scopeId);
  };
  const later = (scopeId: string) =>
    unsettled.follow(wait(busyRetryMs, undefined, { ref: false }).then(() => look(scopeId)));

  /**
   * Logs that grew together are read, and noted as read, together: under load that is less work than the events themselves.
   * Gives whether any reaction had something to do.
   */
  const consider = async (scopeIds: readonly string[]) => {
    const considered: Considered[] = [];
    const full: string[] = [];
    let hasReacted = false;
    for (const [scopeId, batch] of await readUnconsidered(spine.database.db, scopeIds)) {
      const idle = await reactTo(scopeId, batch).catch((error: unknown) => failed(scopeId, error));
      hasReacted ||= idle?.length !== reactions.length;
      if (!idle) continue;
      considered.push({ scopeId, sequence: batch.at(-1)?.sequence ?? 0, idle });
      if (batch.length === mostUnconsidered) full.push(scopeId);
    }
    await markConsidered(spine.database.db, considered);
    for (const scopeId of full) look(scopeId);
    return hasReacted;
  };
  /** Gives the reactions that had nothing to do; nothing when another process is at it. */
  const reactTo = async (scopeId: string, batch: readonly DomainEvent[]) => {
    const wanted = reactions.filter((reaction) => batch.some((event) => concerns(reaction, event)));
    let isBusy = false;
    for (const reaction of wanted) isBusy = (await runAll(reaction, scopeId)) === 'busy' || isBusy;
    if (isBusy) return later(scopeId);
    return reactions.filter((reaction) => !wanted.includes(reaction)).map(({ name }) => name);
  };
  const runAll = async (reaction: Reaction, scopeId: string) => {
    for (;;) {
      const outcome = await considerReaction(spine, reaction, scopeId);
      if (outcome !== 'more') return outcome;
    }
  };
  const sweepOnce = () => unsettled.follow(findMissed());
  const findMissed = async () => {
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
    if (message.kind === 'catch-up') sweepOnce();
  });

  return {
    start() {
      sweepOnce();
      sweep = setInterval(sweepOnce, sweepMs).unref();
    },
    async settled() {
      while (running || unsettled.count() > 0) await Promise.all([running, unsettled.settled()]);
    },
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(sweep);
      await running;
    },
  };
}
