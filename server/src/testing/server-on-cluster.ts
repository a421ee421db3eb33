import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { CallRefused, type InputFor } from './call-operation';
import { startPostgresCluster, type PostgresCluster } from './partners/postgres-cluster';
import { signUpOver, type RemotePerson } from './remote-person';
import { startChildServer } from './programs/start-child-server';

/** A server process on a PostgreSQL of its own, with Ana signed up. */
export interface ServerOnCluster {
  cluster: PostgresCluster;
  url: string;
  ana: RemotePerson;
  /** Makes a circle of Ana's; gives its id. */
  newCircle(): Promise<string>;
  addTask(task: InputFor<'care.addTask'>): Promise<unknown>;
  /** Asks every tenth of a second whether the server is ready; gives how often it said no. */
  untilReady(): Promise<number>;
  /** The server says 503 with Retry-After to this query or, with an input, this command, long before a statement's own limit. */
  expectUnavailable(path: string, input?: object): Promise<void>;
  /** Gives the server's exit code. */
  stop(): Promise<number | null>;
}

/** Asks for which a server may be away after its database is back: some two seconds of an idle machine. */
export const mostAsks = 20;
const statementLimitMs = 10_000;

/** Connections that the server may have. */
export const poolSize = 4;

export async function startServerOnCluster(): Promise<ServerOnCluster> {
  const cluster = await startPostgresCluster();
  const server = await startChildServer({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: String(poolSize),
    DATA_KEY: randomBytes(32).toString('base64'),
    REQUESTS_PER_MINUTE: '1000000',
  });
  const { url } = server;
  const ana = await signUpOver(url, 'Ana');
  return {
    cluster,
    url,
    ana,
    async newCircle() {
      const newCircleId = randomUUID();
      await ana.call(url, 'circles.createCircle', { newCircleId, name: 'Home', timeZone: 'UTC' });
      return newCircleId;
    },
    addTask: (task) => ana.call(url, 'care.addTask', task),
    async untilReady() {
      let asks = 0;
      for (; (await fetch(`${url}/ready`)).status !== 200; asks += 1) await wait(100);
      return asks;
    },
    expectUnavailable: (path, input) => expectUnavailable(`${url}${path}`, requestOf(ana, input)),
    async stop() {
      const code = await server.stop();
      await cluster.remove();
      return code;
    },
  };
}

function requestOf({ cookie }: RemotePerson, input: object | undefined): RequestInit {
  if (!input) return { headers: { cookie } };
  const headers = { cookie, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(input) };
}

/** Asks three times: one slow moment of the machine proves nothing. */
async function expectUnavailable(url: string, request: RequestInit): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const askedAt = performance.now();
    const answer = await fetch(url, request);
    times.push(performance.now() - askedAt);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  }
  expect(Math.min(...times)).toBeLessThan(statementLimitMs / 2);
}

/** Sends the same command again while the server says that it is unavailable; any other no is an error. */
export async function untilTaken(send: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await send();
      return;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'UNAVAILABLE') throw error;
      await wait(20);
    }
  }
}

export function newTask(circleId: string, title: string) {
  const facts = { title, description: '', recipientId: null, assigneeId: null };
  const due = { dueDate: '2026-11-21', dueTime: null };
  return { commandId: randomUUID(), circleId, taskId: randomUUID(), ...facts, ...due };
}
