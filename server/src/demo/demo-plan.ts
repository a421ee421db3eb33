import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DemoPlan } from './demo-circle';
import { forkDay } from './fork-day';

/** The demo circle of a built server; another build makes its own ahead of time. */
export function demoPlan(dataFolder: string): DemoPlan {
  return { folder: path.join(dataFolder, 'demo', markOfBuild()), live: forkDay };
}

function markOfBuild(): string {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js'));
  const facts = files.sort().map((name) => [name, statSync(path.join(import.meta.dirname, name)).mtimeMs]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
