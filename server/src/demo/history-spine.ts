import type { Transaction } from '../database/database';
import { savepointsOn } from '../database/in-transaction';
import type { Mail } from '../mail/mail';
import type { Clock } from '../spine/clock';
import { createSpine } from '../spine/create-spine';
import type { Relay, RelayMessage } from '../spine/relay';
import type { SessionPort } from '../spine/session-port';
import type { Spine } from '../spine/spine';

/** A clock that stands where it was set. */
export interface HistoryClock extends Clock {
  set(to: Date): void;
}

/**
 * The same modules on one open transaction and a clock of its own, so that weeks pass in a moment and nobody sees half a
 * history. Nobody is mailed about the past. Follow-ups wait for `settle`, since one transaction does one thing at a time;
 * what the relay would have told is kept in `told` until the transaction is over.
 */
export function createHistorySpine(present: Spine, tx: Transaction, startsAt: Date) {
  const clock = standingClock(startsAt);
  const { relay, release, told } = holdingRelay();
  const { spine, reactions, scheduler } = createSpine({
    database: {
      kind: present.database.kind,
      db: tx as unknown as Spine['database']['db'],
      inTransaction: savepointsOn(tx),
      close: async () => undefined,
    },
    relay,
    modules: present.modules,
    services: { ...present.services, clock, sessions: nobodysSessions, mail: silentMail, demo: null },
  });
  const settle = async () => {
    while (release()) await reactions.settled();
  };
  const end = async () => {
    await reactions.stop();
    await scheduler.stop();
  };
  return { spine, runDue: () => scheduler.runDue(), settle, end, clock, told };
}

/** Keeps what is announced until `release`, which gives false when nothing waited. */
function holdingRelay() {
  const told: RelayMessage[] = [];
  const listeners = new Set<(message: RelayMessage) => void>();
  let waiting: RelayMessage[] = [];
  const relay: Relay = {
    announce(messages) {
      told.push(...messages);
      waiting.push(...messages);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
  const release = () => {
    const messages = waiting;
    waiting = [];
    for (const message of messages) for (const listener of listeners) listener(message);
    return messages.length > 0;
  };
  return { relay, release, told };
}

function standingClock(startsAt: Date): HistoryClock {
  let time = startsAt;
  return { now: () => time, set: (to) => void (time = to) };
}

/** People of a history have no browser. */
const nobodysSessions: SessionPort = {
  find: async () => null,
  open: async () => ({ sessionId: '', cookies: [] }),
  renew: async () => [],
  end: async () => ({ personId: null, cookies: [] }),
  standing: async () => new Set(),
  forget: () => undefined,
};

const silentMail: Mail = {
  isConfigured: false,
  send: () => Promise.reject(new Error('Nobody is mailed about the past.')),
  close: () => undefined,
};
