import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs beside a test. */
export interface RunningProgram {
  /** All that it has written. */
  written(): string;
  /** Resolves once it has written this; rejects with what it wrote when it ends instead. */
  writes(pattern: RegExp): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

export function runProgram(program: string, args: readonly string[]): RunningProgram {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let written = '';
  const waiting = new Set<() => void>();
  const hear = (text: string) => {
    written += text;
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return {
    written: () => written,
    writes: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(written)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void exited.then(() => reject(new Error(`${program} ended: ${written}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
