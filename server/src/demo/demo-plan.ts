import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoPlan } from './demo-circle';
import { forkDay } from './fork-day';

/** The demo circle of a built server; another build makes its own ahead of time. */
export function demoPlan(dataFolder: string): DemoPlan {
  return { folder: path.join(dataFolder, 'demo', markOfBuild()), live: forkDay };
}

/** By the content of its programs: a build that is put again is the same. From source there are none, and nothing is lived ahead. */
function markOfBuild(): string {
  const mark = createHash('sha256');
  const programs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js'));
  for (const name of programs.sort())
    mark.update(name).update(readFileSync(path.join(import.meta.dirname, name)));
  return mark.digest('hex').slice(0, 16);
}
