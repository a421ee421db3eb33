import { randomUUID } from 'node:crypto';
import type { Preferences } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../refuse';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { inUnitOfWork } from './unit-of-work';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the sequence of a log', () => {
  it('has no gap and no double when many write at once', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    const names = Array.from({ length: 30 }, (_, index) => `Name ${index}`);
    await Promise.all(names.map((name) => ana.call('circles.renameCircle', { circleId: circle.id, name })));
    const events = await server.eventsOf(circle.id);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    const { session } = await ana.call('circles.getSession', {});
    expect(events.at(-1)?.payload).toMatchObject({ circle: { name: session?.circle?.name } });
  });

  it('has no gap where a change was rolled back', async () => {
    const personId = randomUUID();
    const preferences = { darkMode: true } as Preferences;
    const write = (fails: boolean) =>
      inUnitOfWork(
        server.spine,
        { actorId: personId, circleId: null, now: new Date() },
        async ({ record }) => {
          const whole = {
            fontSize: 'small',
            theme: 'blue',
            language: 'en',
            timeFormat: '12',
            dateFormat: 'mdy',
          } as const;
          await record.toPerson(personId, 'preferences.changed', {
            preferences: { ...whole, ...preferences },
          });
          if (fails) throw refuse('INVALID_STATE');
        },
      );
    const outcomes = await Promise.allSettled([
      write(false),
      write(true),
      write(false),
      write(true),
      write(false),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect((await server.eventsOf(personId)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('never takes an event off its schema', async () => {
    const personId = randomUUID();
    const write = inUnitOfWork(
      server.spine,
      { actorId: null, circleId: null, now: new Date() },
      ({ record }) =>
        record.toPerson(personId, 'membership.changed', { circleId: 'no id', status: 'active' }),
    );
    await expect(write).rejects.toThrow();
    expect(await server.eventsOf(personId)).toEqual([]);
  });
});

it('does not wait for itself crosswise when changes touch the same logs in another order', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const write = (order: string[]) =>
    inUnitOfWork(server.spine, { actorId: null, circleId: null, now: new Date() }, async ({ record }) => {
      for (const id of order)
        await record.toPerson(id, 'membership.changed', { circleId: randomUUID(), status: 'active' });
    });
  const orders = Array.from({ length: 20 }, (_, index) => (index % 2 ? [first, second] : [second, first]));
  await Promise.all(orders.map(write));
  expect((await server.eventsOf(first)).at(-1)?.sequence).toBe(20);
  expect((await server.eventsOf(second)).at(-1)?.sequence).toBe(20);
});
