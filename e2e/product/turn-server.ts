import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const program = folders.map((folder) => path.join(folder, 'turnserver')).find((file) => existsSync(file));

/** Whether a coturn is installed. */
export const hasTurnServer = program !== undefined;

/** A coturn of the test's own, and the settings with which the product uses it. */
export interface TurnServer {
  environment: Record<string, string>;
  /** From here on everything that is sent over it is lost, as where a phone has no network. */
  cut(): void;
  /** It goes on where it was. */
  restore(): void;
  stop(): Promise<void>;
}

/** Rejects with what it wrote when it ends instead of listening. */
export async function startTurnServer(): Promise<TurnServer> {
  const secret = 'shared with the product';
  const port = await freePort();
  const child = spawn(
    program ?? '',
    [
      ...[
        '--listening-ip=127.0.0.1',
        '--relay-ip=127.0.0.1',
        `--listening-port=${port}`,
        '--no-tls',
        '--no-dtls',
      ],
      ...['--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=care.example', '--fingerprint'],
      ...['--allow-loopback-peers', '--no-cli', '--log-file=stdout', '--pidfile=/dev/null', '-n'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let written = '';
    const hear = (text: Buffer) => {
      written += text.toString();
      if (/admin thread/.test(written)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then(() => reject(new Error(written)));
  });
  return {
    environment: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    cut: () => void child.kill('SIGSTOP'),
    restore: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 3478;
}
