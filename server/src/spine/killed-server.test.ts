import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRefused } from '../testing/call-operation';
import { signUpOver, type RemotePerson } from '../testing/remote-person';
import { startChildServer, type ChildServer } from '../testing/start-child-server';
import { makePostgresDatabase } from '../testing/test-database';
import { openTestStream, type TestStream } from '../testing/test-stream';

const rounds = 3;
let settings: Record<string, string>;
let survivor: ChildServer;
let ana: RemotePerson;

describe.runIf(process.env.TEST_DATABASE_URL)('of two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    const DATABASE_URL = (await makePostgresDatabase()) ?? '';
    const DATA_KEY = randomBytes(32).toString('base64');
    settings = { DATABASE_URL, DATA_KEY, REQUESTS_PER_MINUTE: '1000000' };
    survivor = await startChildServer(settings);
    ana = await signUpOver(survivor.url, 'Ana');
  });
  afterAll(() => survivor.stop());

  it(
    'the other one serves on when one is killed in mid-write, and no reader misses or doubles an event',
    async () => {
      for (let round = 1; round <= rounds; round += 1) await killOneOfTwo();
    },
    rounds * 60_000,
  );
});

async function killOneOfTwo(): Promise<void> {
  const victim = await startChildServer(settings);
  const circleId = randomUUID();
  await ana.call(survivor.url, 'circles.createCircle', {
    newCircleId: circleId,
    name: 'Home',
    timeZone: 'UTC',
  });
  const staying = await openTestStream(streamUrl(survivor, circleId), ana.cookie);
  const leaving = await openTestStream(streamUrl(victim, circleId), ana.cookie);
  const isCutOff = leaving.ended.catch(() => undefined);
  const writers = [survivor, victim, survivor, victim].map((server) => createWriter(server, circleId));
  const writing = writers.map((writer) => writer.write());
  await staying.nextEvent('task.added');
  await wait(100 + Math.random() * 300);
  await victim.kill();
  await isCutOff;
  const acknowledgedThen = writers.map(({ acknowledged }) => acknowledged.length);
  const moved = await openTestStream(streamUrl(survivor, circleId), ana.cookie, lastIdOf(leaving));
  await wait(300);
  for (const writer of writers) writer.stop();
  await Promise.all(writing);

  const { positions } = await ana.call(survivor.url, 'circles.getSession', {});
  const end = positions[circleId] ?? 0;
  await Promise.all([staying, moved].map((stream) => readTo(stream, circleId, end)));
  const events = eventsOf(staying);
  const numbers = Array.from({ length: end - 1 }, (_, index) => index + 2);
  expect(sequencesOf(events)).toEqual(numbers);
  expect(sequencesOf([...eventsOf(leaving), ...eventsOf(moved)])).toEqual(numbers);
  const told = events.flatMap((event) => (event.type === 'task.added' ? [event.payload.task.id] : []));
  const { tasks } = await ana.call(survivor.url, 'care.listTasks', { circleId, limit: 100 });
  expect(tasks.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  expect(acknowledged.filter((id) => !told.includes(id))).toEqual([]);
  // Those who write to the survivor were never refused and went on.
  expect(writers[0]?.acknowledged.length).toBeGreaterThan(acknowledgedThen[0] ?? 0);
  staying.close();
  moved.close();
}

/** Adds tasks at one server until it is stopped or that server is gone. */
function createWriter(server: ChildServer, circleId: string) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const facts = { title: 'Walk', description: '', recipientId: null, assigneeId: null };
  return {
    acknowledged,
    stop: () => {
      isStopped = true;
    },
    async write() {
      while (!isStopped) {
        const taskId = randomUUID();
        const task = { circleId, taskId, ...facts, dueDate: '2026-11-21', dueTime: null };
        const isTaken = await ana.call(server.url, 'care.addTask', task).then(() => true, unlessRefused);
        if (!isTaken) return;
        acknowledged.push(taskId);
      }
    },
  };
}

function unlessRefused(error: unknown): false {
  if (error instanceof CallRefused) throw error;
  return false;
}

async function readTo(stream: TestStream, circleId: string, sequence: number): Promise<void> {
  const reaches = (id: string | undefined) => Number(id?.split(`${circleId}:`)[1] ?? 0) >= sequence;
  if (!stream.received.some(({ id }) => reaches(id))) await stream.next(({ id }) => reaches(id));
}

const streamUrl = (server: ChildServer, circleId: string) =>
  `${server.url}/api/events?positions=${circleId}:1`;
const lastIdOf = ({ received }: TestStream) => received.filter(({ id }) => id).at(-1)?.id;
const eventsOf = ({ received }: TestStream) =>
  received.flatMap(({ event, data }) => (event === 'domain' ? [data as DomainEvent] : []));
const sequencesOf = (events: DomainEvent[]) => events.map(({ sequence }) => sequence);
