import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './find-program';

const program = findProgram('nats-server');

export const hasNatsServer = program !== undefined;

/** A NATS of the test's own. */
export interface NatsServer {
  url: string;
  stop(): Promise<void>;
}

/** Rejects with what it wrote when it ends instead of listening. */
export async function startNatsServer(): Promise<NatsServer> {
  const anyFreePort = '-1';
  const child = spawn(program ?? '', ['--addr', '127.0.0.1', '--port', anyFreePort], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stderr.on('data', (text: Buffer) => {
      written += text.toString();
      const [, found] = /client connections on (\S+)[^]*Server is ready/.exec(written) ?? [];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(written)));
  });
  return {
    url: `nats://${address}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
