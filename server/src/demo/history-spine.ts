import { randomBytes } from 'node:crypto';
import pino from 'pino';
import type { SessionPort } from '../access/session-port';
import type { Clock } from '../clock';
import { createFieldCrypto } from '../crypto/field-crypto';
import { createPasswords } from '../crypto/passwords';
import type { DatabaseHandle } from '../database/database';
import { createMemoryFileStore } from '../files/memory-file-store';
import { createIce } from '../ice/ice';
import type { Mail } from '../mail/mail';
import { createPush } from '../push/create-push';
import { vapidKeys } from '../push/vapid-keys';
import { createGoogleSignIn } from '../google/create-google-sign-in';
import { createHealthAccounts } from '../health-accounts/create-health-accounts';
import { createSms } from '../sms/create-sms';
import { createVoice } from '../voice/create-voice';
import { modules } from '../modules/modules';
import { noSupport } from '../spine/support-options';
import { createSpine } from '../spine/create-spine';
import type { Relay, RelayMessage } from '../spine/relays/relay';

/** A clock that stands where it was set. */
export interface HistoryClock extends Clock {
  set(to: Date): void;
}

/**
 * The product's own modules on a database and a clock of their own, so that weeks pass in a moment. Nobody is mailed about
 * the past. Follow-ups wait for `settle`: what the relay tells is held until then.
 */
export function createHistorySpine(database: DatabaseHandle, startsAt: Date) {
  const clock = standingClock(startsAt);
  const crypto = createFieldCrypto(randomBytes(32));
  const { relay, release } = holdingRelay();
  const { spine, reactions, scheduler } = createSpine({
    database,
    relay,
    // Nothing of a made-up past is kept for its people every night.
    modules: modules.filter(({ name }) => name !== 'copies'),
    services: {
      clock,
      log: pino({ level: 'silent' }),
      crypto,
      passwords: createPasswords(),
      sessions: nobodysSessions,
      mail: silentMail,
      sms: createSms(null),
      voice: createVoice(null),
      mapTiles: null,
      push: createPush({ keys: vapidKeys(crypto), contact: '' }),
      ice: createIce({ stunUrls: [], turn: null }),
      model: null,
      healthAccounts: createHealthAccounts(null),
      trouble: () => null,
      files: createMemoryFileStore(),
      scanner: null,
      payments: null,
      google: createGoogleSignIn(null),
      support: noSupport,
      operators: [],
      lostReleases: new Set(),
      shellExports: {},
      // Nobody follows a link into the past.
      origin: '',
      demo: null,
    },
  });
  const settle = async () => {
    while (release()) await reactions.settled();
  };
  const end = async () => {
    await reactions.stop();
    await scheduler.stop();
  };
  return { spine, runDue: () => scheduler.runDue(), settle, end, clock };
}

/** Keeps what is announced until `release`, which gives false when nothing waited. */
function holdingRelay() {
  const listeners = new Set<(message: RelayMessage) => void>();
  let waiting: RelayMessage[] = [];
  const relay: Relay = {
    announce: (messages) => void waiting.push(...messages),
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
  return { relay, release };
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
  keep: async () => undefined,
  end: async () => ({ personId: null, cookies: [] }),
  standing: async () => new Set(),
  forget: () => undefined,
};

const silentMail: Mail = {
  isConfigured: false,
  send: async () => undefined,
  close: () => undefined,
};
