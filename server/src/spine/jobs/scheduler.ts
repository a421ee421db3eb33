import { urgently } from '../../database/urgency';
import { createLane } from './job-lane';
import type { Spine } from '../spine';

const pollMs = 1000;

export interface Scheduler {
  start(): void;
  /** Looks again at this time, when it comes before the next look. */
  wake(dueAt: Date): void;
  /** Runs all jobs that are due now; gives how many ran. */
  runDue(): Promise<number>;
  /** For how long one of the lanes has neither looked for jobs nor finished one, in milliseconds that passed; 0 before it starts. */
  quietMs(): number;
  stop(): Promise<void>;
}

/**
 * Runs jobs once, at or after their time. Urgent ones have a lane of their own: an alert waits for no reminder that is being
 * sent, and for none of the thousands that came due before it. A wait of up to a minute is measured in time that passed: a
 * countdown ends when it should, though the clock be set back meanwhile.
 */
export function createScheduler(spine: Spine): Scheduler {
  const jobs = spine.modules.flatMap((module) => module.jobs);
  const isUrgent = ({ rank }: (typeof jobs)[number]) => rank === 'urgent';
  const [urgent, others] = [
    createLane(spine, jobs.filter(isUrgent)),
    createLane(
      spine,
      jobs.filter((job) => !isUrgent(job)),
    ),
  ];
  let poll: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();

  const look = (reached?: Date) => {
    for (const run of [urgently(() => urgent.runDue(reached)), others.runDue(reached)])
      run.catch((error: unknown) => spine.services.log.warn({ err: error }, 'looking for due jobs failed'));
  };

  return {
    // One lane after the other: a history is written in a single transaction.
    runDue: async () => (await urgently(() => urgent.runDue())) + (await others.runDue()),
    start() {
      poll = setInterval(look, pollMs).unref();
    },
    wake(dueAt) {
      const delayMs = dueAt.getTime() - spine.services.clock.now().getTime();
      if (!poll || delayMs > 60_000) return;
      const alarm = setTimeout(
        () => {
          alarms.delete(alarm);
          look(dueAt);
        },
        Math.max(delayMs, 0),
      );
      alarms.add(alarm.unref());
    },
    quietMs: () => {
      if (!poll) return 0;
      return performance.now() - Math.min(urgent.lastAliveMs(), others.lastAliveMs());
    },
    async stop() {
      clearInterval(poll);
      for (const alarm of alarms) clearTimeout(alarm);
      await Promise.all([urgent.rest(), others.rest()]);
    },
  };
}
