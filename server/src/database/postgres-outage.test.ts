import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole } from '../testing/depth';
import { hasPostgresPrograms } from '../testing/partners/postgres-cluster';
import {
  mostAsks,
  newTask,
  startServerOnCluster,
  untilTaken,
  type ServerOnCluster,
} from '../testing/server-on-cluster';
import { openTestStream } from '../testing/test-stream';

describe.runIf(hasPostgresPrograms)('a server whose PostgreSQL', () => {
  let server: ServerOnCluster;
  beforeAll(async () => {
    server = await startServerOnCluster();
  });
  afterAll(async () => expect(await server.stop()).toBe(0));

  it('is stopped says 503 with Retry-After, and is whole again at once when it is back', async () => {
    const circleId = await server.newCircle();
    await server.cluster.stop('fast');
    for (const path of ['/ready', '/api/circles/get-session']) await server.expectUnavailable(path);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await server.cluster.start();
    expect(await server.untilReady()).toBeLessThan(mostAsks);
    await server.ana.call(server.url, 'circles.renameCircle', { circleId, name: 'Back' });
  });

  it.each(isWhole ? (['fast', 'immediate'] as const) : (['immediate'] as const))(
    'is restarted (%s) in the middle of writing loses and doubles nothing of what is sent again until it is taken',
    async (mode) => {
      const circleId = await server.newCircle();
      const isOver = { now: false };
      const writers = Array.from({ length: 6 }, () => completeTasks(server, circleId, isOver));
      await wait(300);
      await server.cluster.stop(mode);
      await wait(300);
      await server.cluster.start();
      const asks = await server.untilReady();
      await wait(300);
      isOver.now = true;
      const completed = (await Promise.all(writers)).flat().sort();

      const events = await eventsOfCircle(server, circleId, completed.length);
      const idsOf = (type: string) =>
        events
          .filter((event) => event.type === type)
          .map(taskIdOf)
          .sort();
      expect(idsOf('task.added')).toEqual(completed);
      expect(idsOf('task.completed')).toEqual(completed);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index + 1));
      expect(asks).toBeLessThan(mostAsks);
    },
  );
});

/** Adds and completes tasks until it is over; gives their ids. */
async function completeTasks(
  { ana, url, addTask }: ServerOnCluster,
  circleId: string,
  isOver: { now: boolean },
): Promise<string[]> {
  const ids: string[] = [];
  while (!isOver.now) {
    const task = newTask(circleId, 'Walk');
    await untilTaken(() => addTask(task));
    const done = { commandId: randomUUID(), circleId, taskId: task.taskId };
    await untilTaken(() => ana.call(url, 'care.completeTask', done));
    ids.push(task.taskId);
  }
  return ids;
}

/** The circle's whole log, once so many completed tasks have earned their points. */
async function eventsOfCircle(
  { ana, url }: ServerOnCluster,
  circleId: string,
  completed: number,
): Promise<DomainEvent[]> {
  const stream = await openTestStream(`${url}/api/events?positions=${circleId}:0`, ana.cookie);
  for (let count = 0; count < completed; count += 1) await stream.nextEvent('points.awarded');
  stream.close();
  return stream.received.flatMap(({ event, data }) => (event === 'domain' ? [data as DomainEvent] : []));
}

const taskIdOf = (event: DomainEvent) => (event.payload as { task: { id: string } }).task.id;
