import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { HowToLive } from './templates';

/** How long one may take on the slowest machine. */
const longestMs = 600_000;

/**
 * Lives the rest of a day from this moment in a process beside the server, which goes before it unless somebody waits;
 * resolves when it has ended.
 * The built process lies beside the built server.
 */
export function forkDay(folder: string, from: Date, { isAwaited, signal }: HowToLive): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'demo-day.js'), [folder, from.toISOString()], {
      execArgv: ['--max-old-space-size=256'],
      // It answers to nobody and has no business with the server's secrets.
      env: {},
      stdio: 'ignore',
      timeout: longestMs,
      signal,
      killSignal: 'SIGKILL',
    });
    if (!isAwaited) giveWay(child);
    child.unref();
    child.channel?.unref();
    child.once('error', reject);
    child.once('exit', (code, killedBy) =>
      code === 0 ? resolve() : reject(new Error(`Living the demo's day ended with ${killedBy ?? code}.`)),
    );
  });
}

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where priorities may not be set it does without.
  }
}
