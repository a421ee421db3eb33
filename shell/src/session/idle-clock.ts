import { activityReportMs, timeoutWarningMs } from '@carecircle/contracts';

/** What surrounds the clock, so that it can be tried without a browser. */
export interface IdleMeans {
  /** Milliseconds that only grow, also when somebody sets the device's clock. */
  nowMs(): number;
  /** A call or an open alert: nobody is signed out of these. */
  isBusy(): boolean;
  /** Tells the server that somebody is there. */
  report(): void;
  /** Tells the other tabs. */
  tell(): void;
  /** Shows how long is left, or null when nothing is to be shown. */
  warn(remainingMs: number | null): void;
  /** Nobody came. */
  end(): void;
}

/** Messages to other tabs, in which activity is frequent. */
const tellEveryMs = 5_000;

/** How long nobody has done anything in any tab, and what follows from it (AUTH-5). */
export function createIdleClock(means: IdleMeans) {
  let lastMs = means.nowMs();
  let reportedMs = lastMs;
  let toldMs = -tellEveryMs;
  let isWarning = false;
  let hasEnded = false;

  const stay = () => {
    lastMs = means.nowMs();
    if (isWarning) means.warn(null);
    isWarning = false;
    hasEnded = false;
  };
  const use = () => {
    stay();
    if (lastMs - toldMs >= tellEveryMs) {
      toldMs = lastMs;
      means.tell();
    }
    if (lastMs - reportedMs >= activityReportMs) {
      reportedMs = lastMs;
      means.report();
    }
  };
  return {
    /** Somebody does something here; while they are asked, only their answer counts. */
    notice() {
      if (!isWarning) use();
    },
    /** They are still there. */
    answer: use,
    /** Another tab is in use, and reports it itself. */
    hear: stay,
    /** Looks at the time, once a second. @param minutes after which the session ends; 0 for never. */
    look(minutes: number) {
      if (minutes === 0) return stay();
      if (means.isBusy()) return use();
      const remainingMs = minutes * 60_000 - (means.nowMs() - lastMs);
      if (remainingMs <= 0) {
        isWarning = true;
        if (!hasEnded) means.end();
        hasEnded = true;
      } else if (remainingMs <= timeoutWarningMs) {
        isWarning = true;
        means.warn(remainingMs);
      }
      return undefined;
    },
    /** The end did not reach the server: it is tried again. */
    again() {
      hasEnded = false;
    },
  };
}
