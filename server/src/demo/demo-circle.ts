import { demoPeople, type PersonKey } from '@carecircle/demo-data';
import { eq } from 'drizzle-orm';
import { refuse } from '../refuse';
import type { DemoPort } from '../spine/demo-port';
import type { Spine } from '../spine/spine';
import { createAllowance } from './allowance';
import { eraseUnused, findPerson, makeCopy } from './demo-copies';
import { demoCopies } from './demo.tables';
import { countReset, resetCopy, tooSoon } from './reset-copy';
import { retireSharedCircle } from './retire-shared-circle';
import { createTemplates, type LiveDay } from './templates';

const hourMs = 3_600_000;
const tidyEveryMs = 60_000;
const prepareAfterMs = 1_500;
/** Copies made and put back: of one visitor, and of all that come to this server. */
const mostOfVisitor = 30;
const mostOfAll = 300;
/** Who comes after so many others is told to come later. */
const longestLine = 10;

/** How an installation keeps its demo circle. */
export interface DemoPlan {
  /** Where what is made ahead of time lies. */
  folder: string;
  live: LiveDay;
  /** How long somebody may be kept waiting while it is made. */
  patienceMs?: number;
}

export interface DemoCircle extends DemoPort {
  start(): void;
  /** Notes which copies are in use and erases those that no longer are. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The demo circle of this installation (ALL-4): a copy for each visitor, of people of its own, restored from rows that were lived
 * ahead of time. `spineOf` gives the running spine, which is put together after this port.
 */
export function createDemoCircle(
  plan: DemoPlan,
  spineOf: () => Spine,
  services: Omit<Spine['services'], 'demo'>,
): DemoCircle {
  const { clock, log, crypto } = services;
  const templates = createTemplates({ ...plan, clock, log });
  const ofVisitor = createAllowance(mostOfVisitor, hourMs);
  const ofAll = createAllowance(mostOfAll, hourMs);
  const used = new Map<string, Date>();
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const timers: NodeJS.Timeout[] = [];

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= longestLine) throw tooMany(10);
    waiting += 1;
    const turn = line.then(work);
    line = turn.catch(() => undefined).finally(() => (waiting -= 1));
    return turn;
  };
  const tidy = async () => {
    await noteUse();
    await eraseUnused(spineOf());
  };
  const noteUse = async () => {
    const { db } = spineOf().database;
    const noted = [...used];
    used.clear();
    for (const [circleId, usedAt] of noted)
      await db.update(demoCopies).set({ usedAt }).where(eq(demoCopies.circleId, circleId));
  };
  const tidyQuietly = () => {
    templates.prepare();
    tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying the demo circles failed'));
  };

  return {
    async enter({ as = 'ana', caller, present }) {
      if (!Object.hasOwn(demoPeople, as))
        throw refuse('NOT_FOUND', { message: 'The demo circle has no such member.' });
      const key = as as PersonKey;
      const own = present && (await findPerson(spineOf(), present, key));
      if (own) return { personId: own };
      const visitor = crypto.fingerprint(`visitor ${caller.address}`);
      return inTurn(async () => {
        if (caller.hasLeft()) throw nobodyWaits();
        const later = ofVisitor.take(visitor, clock.now()) ?? ofAll.take('', clock.now());
        if (later !== null) throw tooMany(later);
        await noteUse();
        const circleId = await makeCopy(spineOf(), templates, visitor);
        const personId = await findPerson(spineOf(), circleId, key);
        if (!personId) throw refuse('UNAVAILABLE', { message: 'The demo circle is not ready.' });
        return { personId };
      });
    },
    async reset(unit, { circleId, caller }) {
      if (caller.hasLeft()) throw nobodyWaits();
      await countReset(unit, circleId);
      const later = ofAll.take('', clock.now());
      if (later !== null) throw tooSoon(later);
      await resetCopy(unit, circleId, await templates.readAtOnce());
    },
    touch: (circleId) => void used.set(circleId, clock.now()),
    tidy,
    start() {
      timers.push(
        setTimeout(() => {
          tidyQuietly();
          retireSharedCircle(spineOf().database.db).catch((error: unknown) =>
            log.warn({ err: error }, 'the shared demo circle could not be removed'),
          );
        }, prepareAfterMs).unref(),
        setInterval(tidyQuietly, tidyEveryMs).unref(),
      );
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await templates.stop();
      await line;
    },
  };
}

function tooMany(retryAfterSeconds: number) {
  return refuse('TOO_MANY_ATTEMPTS', {
    message: 'Too many people are trying the demo circle.',
    retryAfterSeconds,
  });
}

/** What nobody waits for is not done. */
function nobodyWaits() {
  return refuse('UNAVAILABLE', { message: 'The request was given up.' });
}
