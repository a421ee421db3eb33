import type { Job } from '../define-job';
import { runDueJob } from './run-due-job';
import type { Spine } from '../spine';

/** Jobs that run one after another. */
interface JobLane {
  /** Runs all that are due by the clock, or by `reached` where that is later; gives how many ran. */
  runDue(reached?: Date): Promise<number>;
  /** When it last looked for a job or had done one, by `performance.now()`. */
  lastAliveMs(): number;
  /** Resolves when nothing runs. */
  rest(): Promise<unknown>;
}

/** A look for due jobs that has not begun: it serves all who come meanwhile, or a busy server's line would only grow. */
interface Look {
  reached: Date;
  /** Gives how many jobs ran. */
  turn: Promise<number>;
}

export function createLane(spine: Spine, jobs: readonly Job[]): JobLane {
  let queue: Promise<unknown> = Promise.resolve();
  let next: Look | null = null;
  let aliveMs = performance.now();

  const runAll = async (reached: Date) => {
    let ran = 0;
    while (await runDueJob(spine, jobs, latest(spine.services.clock.now(), reached))) {
      ran += 1;
      aliveMs = performance.now();
    }
    aliveMs = performance.now();
    return ran;
  };

  return {
    runDue(reached = new Date(0)) {
      if (next) {
        next.reached = latest(next.reached, reached);
        return next.turn;
      }
      const begin = () => {
        next = null;
        return runAll(look.reached);
      };
      const look: Look = { reached, turn: queue.then(begin) };
      queue = look.turn.catch(() => undefined);
      next = look;
      return look.turn;
    },
    lastAliveMs: () => aliveMs,
    rest: () => queue,
  };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
