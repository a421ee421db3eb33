import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const builtServer = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** A process of the built server. */
export interface RunningServer {
  pid: number;
  /** Its address once it serves; rejects with what it said when it ends before. */
  ready: Promise<string>;
  /** Exit code, or the signal that ended it, once it is gone and everything it said was read. */
  ended: Promise<number | NodeJS.Signals>;
  /** What it wrote to standard error. */
  complaint(): string;
  /** Sends a signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** Options of Node with which the servers of a run start; a bench has none. */
const flags = () => process.env.SERVER_FLAGS?.split(' ') ?? [];

export function runServer(environment: Record<string, string>, entry = builtServer): RunningServer {
  const child = spawn(process.execPath, [...flags(), entry, '--dev'], {
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return {
    pid: child.pid ?? 0,
    ready: addressOf(child, () => complaint),
    ended,
    complaint: () => complaint,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

function addressOf(child: ChildProcess, complaint: () => string): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\w.:-]+/.exec(said)?.[0];
      if (!address || !said.includes('CareCircle is ready')) return;
      // What it says while it serves is nobody's concern here.
      child.stdout?.off('data', listen).resume();
      resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', listen);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${said}${complaint()}`)));
  });
  ready.catch(() => undefined);
  return ready;
}
