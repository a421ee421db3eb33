import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program';

const program = findProgram('clamd');

export const hasClamDaemon = program !== undefined;

/** What the daemon of a test takes for a virus, and the most that it looks at. */
export const virus = 'CARECIRCLE-TEST-VIRUS';
export const mostScannedBytes = 2 * 1024 * 1024;

/** A ClamAV daemon of the test's own, with one signature in place of the public ones. */
export interface ClamDaemon {
  url: string;
  stop(): Promise<void>;
}

/** Rejects with what it wrote when it ends instead of listening. */
export async function startClamDaemon(): Promise<ClamDaemon> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clam-'));
  const socket = path.join(folder, 'clamd.sock');
  const configuration = path.join(folder, 'clamd.conf');
  mkdirSync(path.join(folder, 'signatures'));
  const signature = Buffer.from(virus).toString('hex');
  writeFileSync(path.join(folder, 'signatures/test.ndb'), `CareCircle.Test:0:*:${signature}\n`);
  writeFileSync(
    configuration,
    `Foreground yes
LocalSocket ${socket}
DatabaseDirectory ${folder}/signatures
StreamMaxLength ${mostScannedBytes}
`,
  );
  const child = spawn(program ?? '', ['--config-file', configuration], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let written = '';
    const read = (text: Buffer) => {
      written += text.toString();
      if (existsSync(socket)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(written)));
  });
  return {
    url: `unix://${socket}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
