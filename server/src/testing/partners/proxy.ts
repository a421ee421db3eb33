import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { findProgram } from './find-program';
import { freePort } from './free-port';
import { eventually } from '../eventually';

const program = findProgram('haproxy');
const configuration = path.join(import.meta.dirname, '../../../deploy/haproxy.cfg');

export const hasProxy = program !== undefined;

type ServerName = 'one' | 'two';

/** The proxy that `server/deploy` puts in front of two servers, with its own configuration. */
export interface Proxy {
  url: string;
  /** Resolves once it sends requests to a server, or no more. */
  until(server: ServerName, state: 'UP' | 'DOWN'): Promise<void>;
  stop(): Promise<void>;
}

/** @param servers ports of the two servers on this machine. */
export async function startProxy(servers: Record<ServerName, number>): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'carecircle-proxy-'));
  const [socket, extra] = [path.join(folder, 'stats'), path.join(folder, 'stats.cfg')];
  writeFileSync(extra, `global\n  stats socket ${socket}\n`);
  const listen = `127.0.0.1:${await freePort()}`;
  const child = spawn(program ?? '', ['-f', configuration, '-f', extra], {
    env: {
      HTTP_LISTEN: listen,
      SERVER_ONE: `127.0.0.1:${servers.one}`,
      SERVER_TWO: `127.0.0.1:${servers.two}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const exited = once(child, 'exit');
  void exited.then(() => rmSync(folder, { recursive: true, force: true }));
  const listening = eventually(() => expect(existsSync(socket)).toBe(true));
  await Promise.race([listening, exited.then(() => Promise.reject(new Error(complaint)))]);
  return {
    url: `http://${listen}`,
    until: (server, state) => eventually(async () => expect(await stateOf(socket, server)).toBe(state)),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** What it thinks of a server: `UP`, `DOWN`, or one of them on the way to the other, such as `UP 2/3`. */
async function stateOf(socket: string, server: ServerName): Promise<string> {
  const connection = connect(socket).setEncoding('utf8');
  connection.end('show stat\n');
  let text = '';
  for await (const part of connection) text += part as string;
  const [head = [], ...rows] = text.split('\n').map((line) => line.split(','));
  const row = rows.find(([backend, name]) => backend === 'servers' && name === server);
  return row?.[head.indexOf('status')] ?? '';
}
