import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRefused, type InputFor, type OperationKey, type OutputFor } from '../testing/call-operation';
import { signUpOver, type RemotePerson } from '../testing/remote-person';
import { newTask, untilTaken } from '../testing/server-on-cluster';
import { startChildServer, type ChildServer } from '../testing/programs/start-child-server';
import { hasPostgres, makePostgresDatabase } from '../testing/test-database';
import { openTestStream, type TestStream } from '../testing/test-stream';

const rounds = 3;
const patience = { timeout: 20_000 };
let settings: Record<string, string>;
let survivor: ChildServer;
let ana: RemotePerson;

describe.runIf(hasPostgres)('of two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    const DATABASE_URL = await makePostgresDatabase();
    const DATA_KEY = randomBytes(32).toString('base64');
    settings = { DATABASE_URL, DATA_KEY, REQUESTS_PER_MINUTE: '1000000' };
    survivor = await startChildServer(settings);
    ana = await signUpOver(survivor.url, 'Ana');
  });
  afterAll(() => survivor.stop());

  it(
    'the other one serves on when one is killed in mid-write: what is repeated there for want of an answer is done once and followed up once, and no reader misses or doubles an event',
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
  const writing = Promise.all(writers.map((writer) => writer.write()));
  await staying.nextEvent('task.added');
  await wait(100 + Math.random() * 300);
  await victim.kill();
  await isCutOff;
  const completedThen = writers.map(({ completed }) => completed.length);
  const moved = await openTestStream(streamUrl(survivor, circleId), ana.cookie, lastIdOf(leaving));
  const haveAllGoneOn = () =>
    writers.every(({ completed }, index) => completed.length > 1 + (completedThen[index] ?? 0));
  await Promise.race([writing, expect.poll(haveAllGoneOn, patience).toBe(true)]);
  for (const writer of writers) writer.stop();
  await writing;

  const completed = writers.flatMap((writer) => writer.completed).sort();
  for (let count = 0; count < completed.length; count += 1) await staying.nextEvent('points.awarded');
  const { positions } = await ana.call(survivor.url, 'circles.getSession', {});
  const end = positions[circleId] ?? 0;
  await Promise.all([staying, moved].map((stream) => readTo(stream, circleId, end)));
  const events = eventsOf(staying);
  const numbers = Array.from({ length: end - 1 }, (_, index) => index + 2);
  expect(sequencesOf(events)).toEqual(numbers);
  expect(sequencesOf([...eventsOf(leaving), ...eventsOf(moved)])).toEqual(numbers);
  expect(await completedTasksOf(circleId)).toEqual(completed);
  expect(idsIn(events, (event) => event.type === 'task.added' && event.payload.task.id)).toEqual(completed);
  expect(idsIn(events, (event) => event.type === 'task.completed' && event.payload.task.id)).toEqual(
    completed,
  );
  expect(idsIn(events, (event) => event.type === 'points.awarded' && event.payload.causeEventId)).toEqual(
    idsIn(events, (event) => event.type === 'task.completed' && event.id),
  );
  staying.close();
  moved.close();
}

/** Adds tasks and completes them until it is stopped. Without an answer it repeats the same at the survivor, and stays. */
function createWriter(first: ChildServer, circleId: string) {
  const completed: string[] = [];
  let server = first;
  let isStopped = false;
  const send = <K extends OperationKey>(key: K, input: InputFor<K>) =>
    untilTaken(() =>
      ana.call(server.url, key, input).catch((error: unknown) => {
        if (error instanceof CallRefused || server === survivor) throw error;
        server = survivor;
        return ana.call(server.url, key, input);
      }),
    );
  return {
    completed,
    stop: () => {
      isStopped = true;
    },
    async write() {
      while (!isStopped) {
        const task = newTask(circleId, 'Walk');
        await send('care.addTask', task);
        await send('care.completeTask', { commandId: randomUUID(), circleId, taskId: task.taskId });
        completed.push(task.taskId);
      }
    },
  };
}

/** Every task has to be completed; gives their ids. */
async function completedTasksOf(circleId: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const input = { circleId, limit: 100, ...(cursor && { cursor }) };
    const page: OutputFor<'care.listTasks'> = await ana.call(survivor.url, 'care.listTasks', input);
    expect(page.tasks.filter(({ status }) => status !== 'completed')).toEqual([]);
    ids.push(...page.tasks.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids.sort();
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
const idsIn = (events: DomainEvent[], idOf: (event: DomainEvent) => string | false) =>
  events.flatMap((event) => idOf(event) || []).sort();
