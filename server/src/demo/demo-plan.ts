import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoPlan } from './demo-circle';
import { forkDay } from './fork-day';

/** The demo circle of a built server; another build makes its own ahead of time. */
export function demoPlan(dataFolder: string): DemoPlan {
  return { folder: path.join(dataFolder, 'demo', markOfBuild()), live: forkDay };
}

/** By the names of its chunks, which follow from their content, and by what lives the day: a build that is put again is the same. */
function markOfBuild(): string {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js'));
  const program = readFileSync(path.join(import.meta.dirname, 'demo-day.js'));
  return createHash('sha256').update(JSON.stringify(names.sort())).update(program).digest('hex').slice(0, 16);
}
