import type { Figure } from '../figure';
import { runProgram, toldBy } from '../server-programs';

const runs = 100;

/** Against 1 % of the version before, the new one fails in 20 % of its visits. */
const failing = { fails: { candidate: 0.2, control: 0.01 }, failsAtTimes: 0 };
/** Both fail in 3 % of their visits, and for one minute of ten in 15 %. */
const noisy = { fails: { candidate: 0.03, control: 0.03 }, failsAtTimes: 0.15 };

/** How soon a bad version at 5 % of circles is taken back by itself, and that a good one is not. */
export function measureCanaries(): Figure[] {
  return [
    ...takenBack({ loadsPerMinute: 900, seconds: 120, ...failing }),
    ...takenBack({ loadsPerMinute: 300, seconds: 360, ...failing }),
    leftAlone({ loadsPerMinute: 300, seconds: 1_800, ...noisy }),
  ];
}

interface Canary {
  loadsPerMinute: number;
  seconds: number;
}

function takenBack(canary: Canary): Figure[] {
  const after = judge(canary).filter((seconds) => seconds !== null);
  const what = `A version at 5 % that fails in 20 % of its visits, not in 1 %, at ${canary.loadsPerMinute} a minute`;
  return [
    {
      promise: `${what}: taken back within ${canary.seconds / 60} minutes`,
      ...{ measured: after.length, unit: `of ${runs} runs` },
      limit: { atLeast: runs, of: 'measured' },
    },
    { promise: `${what}: the last of them after`, measured: Math.max(...after), unit: 's' },
  ];
}

function leftAlone(canary: Canary): Figure {
  return {
    promise: `A version at 5 % that is as noisy as the one before it, for ${canary.seconds / 60} minutes: taken back`,
    ...{ measured: judge(canary).filter((seconds) => seconds !== null).length, unit: `of ${runs} runs` },
    limit: { atMost: 0, of: 'measured' },
  };
}

/** Of each run after how many seconds its version was taken back; null where it was not. */
function judge(canary: Canary): (number | null)[] {
  return toldBy(runProgram('judge-canaries', { RUNS: String(runs), CANARY: JSON.stringify(canary) }));
}
