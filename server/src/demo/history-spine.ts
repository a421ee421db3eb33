import type { Transaction } from '../database/database';
import type { Mail } from '../mail/mail';
import type { Clock } from '../spine/clock';
import { createMemoryRelay } from '../spine/memory-relay';
import { createSpine } from '../spine/create-spine';
import type { RelayMessage } from '../spine/relay';
import type { SessionPort } from '../spine/session-port';
import type { Spine } from '../spine/spine';

/** A clock that stands where it was set. */
export interface HistoryClock extends Clock {
  set(to: Date): void;
}

/**
 * The same modules on one open transaction and a clock of its own, so that weeks pass in a moment and nobody sees half a
 * history. Nobody is mailed about the past. What the relay would have told is kept in `told` until the transaction is over.
 */
export function createHistorySpine(present: Spine, tx: Transaction, startsAt: Date) {
  const clock = standingClock(startsAt);
  const told: RelayMessage[] = [];
  const relay = createMemoryRelay();
  relay.listen((message) => told.push(message));
  const { spine, reactions, scheduler } = createSpine({
    database: {
      kind: present.database.kind,
      db: tx as unknown as Spine['database']['db'],
      close: async () => undefined,
    },
    relay,
    modules: present.modules,
    services: { ...present.services, clock, sessions: nobodysSessions, mail: silentMail, demo: null },
  });
  return { spine, reactions, scheduler, clock, told };
}

function standingClock(startsAt: Date): HistoryClock {
  let time = startsAt;
  return { now: () => time, set: (to) => void (time = to) };
}

/** People of a history have no browser. */
const nobodysSessions: SessionPort = {
  find: async () => null,
  open: async () => ({ sessionId: '', cookies: [] }),
  end: async () => [],
  stands: async () => false,
  forget: () => undefined,
};

const silentMail: Mail = {
  isConfigured: false,
  send: () => Promise.reject(new Error('Nobody is mailed about the past.')),
  close: () => undefined,
};
