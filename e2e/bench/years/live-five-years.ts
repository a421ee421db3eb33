import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../../server/src/testing/live-five-years.ts', import.meta.url));

export interface FiveYears {
  /** How many rows were written. */
  rows: number;
  /** Six weeks of so many items that repeat; the promise is made for one of them. */
  monthGrids: { items: number; milliseconds: number; isPromised: boolean }[];
}

/** Writes five years into a circle of a server that does not run, and computes months there. */
export function liveFiveYears(dataDir: string, circleId: string): FiveYears {
  const told = execFileSync(process.execPath, ['--import', 'tsx', entry], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', CIRCLE_ID: circleId },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(told.trim().split('\n').at(-1) ?? '') as FiveYears;
}
