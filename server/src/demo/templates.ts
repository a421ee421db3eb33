import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { refuse } from '../refuse';
import { momentFor } from './moments';
import type { Template } from './template';
import { templateFiles } from './template-files';

/** Lives the rest of a day from this moment on and writes its templates into the folder. */
export type LiveDay = (folder: string, from: Date, how: HowToLive) => Promise<void>;

export interface HowToLive {
  /** Whether somebody is waiting, or will be in a moment: it then gives way to nobody. */
  isAwaited: boolean;
  signal?: AbortSignal;
}

const hourMs = 3_600_000;
const lookMs = 50;
const dayMs = 86_400_000;
/** After this wait a template of an earlier hour, but of the last day, will do. */
const usualContentMs = 2_000;
/** A page gives up a little later. */
const usualPatienceMs = 55_000;

/** What copies are made from: made ahead of time, a day at once, and kept in files until their hour is over. */
export function createTemplates(parts: TemplateParts) {
  const { folder, live, clock, log } = parts;
  const { patienceMs = usualPatienceMs, contentAfterMs = usualContentMs } = parts;
  const files = templateFiles(folder);
  const stopping = new AbortController();
  let living: Promise<void> | null = null;

  const liveFrom = (moment: Date) => {
    const isAwaited = !files.has(momentFor(clock.now()));
    living ??= live(folder, moment, { isAwaited, signal: stopping.signal })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the demo circle could not be prepared');
      })
      .finally(() => {
        living = null;
      });
    return living;
  };

  return {
    /** What is to be entered now. Waits while it is not there yet, a moment where there is one of an earlier hour. */
    async read(): Promise<Template> {
      const startedAt = performance.now();
      for (let moment = momentFor(clock.now()); !files.has(moment); moment = momentFor(clock.now())) {
        const waitedMs = performance.now() - startedAt;
        const earlier = waitedMs >= contentAfterMs && (await files.readNewest(moment, dayBefore(moment)));
        if (earlier) return earlier;
        if (waitedMs > patienceMs) throw refuse('UNAVAILABLE', { message: 'The demo circle is not ready.' });
        await Promise.race([liveFrom(moment), wait(lookMs, undefined, { ref: false })]);
      }
      return files.read(momentFor(clock.now()));
    },
    /** The same for those who may not wait: the newest there is. */
    async readAtOnce(): Promise<Template> {
      const template = await files.readNewest(momentFor(clock.now()));
      if (!template) throw refuse('UNAVAILABLE', { message: 'The demo circle is not ready.' });
      return template;
    },
    /** Sees to it that this hour and the next have theirs. */
    prepare(): void {
      const now = momentFor(clock.now());
      if (files.has(now)) files.dropBefore(now);
      const missing = [now, new Date(now.getTime() + hourMs)].find((moment) => !files.has(moment));
      if (missing) void liveFrom(missing);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await living;
    },
  };
}

const dayBefore = (moment: Date) => new Date(moment.getTime() - dayMs);

interface TemplateParts {
  folder: string;
  live: LiveDay;
  patienceMs?: number;
  contentAfterMs?: number;
  clock: Clock;
  log: Logger;
}

export type Templates = ReturnType<typeof createTemplates>;
