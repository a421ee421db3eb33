import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTask } from '../../api-conformance/fixture-records';
import { makeGate } from '../../testing/start-beside';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { hasPostgres } from '../../testing/test-database';
import { makeWatchedPostgres } from '../../testing/watched-postgres';

/** The embedded database has no second process that could be at a log. */
describe.runIf(hasPostgres)('a log that another process is at', () => {
  let server: TestServer;
  beforeAll(async () => {
    const { database } = await makeWatchedPostgres();
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  it('GAME-1 is looked at again, and all is settled only then', async () => {
    const ana = await server.signUp('Ana');
    const circle = await ana.createCircle();
    const complete = async () => {
      const taskId = await addTask(circle, 'Walk', ana.id);
      await ana.call('care.completeTask', { circleId: circle.id, taskId });
    };
    const points = async () =>
      (await ana.call('points.getMemberPoints', { circleId: circle.id })).totalPoints;
    await complete();
    await server.settled();
    const before = await points();
    const { db } = server.spine.database;
    const gate = makeGate();
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from reaction_cursors where scope_id = ${circle.id} for update`);
      await gate.reach();
    });
    await gate.reached;
    await complete();
    const settled = server.settled();
    // As long as the other is at it, this never resolves: two tries of the server fit into the second.
    await Promise.race([settled, wait(1_000)]);
    gate.goOn();
    await holding;
    await settled;
    expect(await points()).toBeGreaterThan(before);
  });
});
