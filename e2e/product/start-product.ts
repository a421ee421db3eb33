import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtServer = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** One product as an operator runs it: the built server on a port of its own and a data folder that lives with it. */
export interface Product {
  origin: string;
  dataDir: string;
  /** Ends the process as the system would at a shutdown and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends the process at once, with nothing saved on the way out. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

export async function startProduct(
  environment: Record<string, string> = {},
  serverEntry = builtServer,
): Promise<Product> {
  const run = (dataDir: string, settings: Record<string, string>) =>
    runServer(serverEntry, dataDir, settings);
  const dataDir = mkdtempSync(join(tmpdir(), 'carecircle-'));
  let running = await run(dataDir, { PORT: '0', ...environment });
  const port = new URL(running.origin).port;
  const end = (signal: NodeJS.Signals) => exited(running.process, signal);
  return {
    origin: running.origin,
    dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      running = await run(dataDir, { ...environment, PORT: port });
    },
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function runServer(serverEntry: string, dataDir: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [serverEntry], {
    env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise<{ origin: string; process: ChildProcess }>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /http:\/\/[\w.:-]+/.exec(said)?.[0];
      if (origin) resolve({ origin: origin.replace('localhost', '127.0.0.1'), process: child });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

function exited(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
