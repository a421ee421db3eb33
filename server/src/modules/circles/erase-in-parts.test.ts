import { randomUUID } from 'node:crypto';
import { circleGraceDays } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CircleFixture } from '../../api-conformance/circle-fixture';
import { allRows } from '../../api-conformance/rows-of';
import { makeCopyFixtureInFolder, sendCopy } from '../../testing/copy-fixture';
import { grownCopy } from '../../testing/grown-copy';
import { makeGate, startBeside, type Beside } from '../../testing/start-beside';
import type { TestServer } from '../../testing/start-test-server';
import type { TestPerson } from '../../testing/test-person';
import type { CircleCopy } from '../copies/circle/circle-copy';

const graceMs = circleGraceDays * 86_400_000;
/** The first transactions of the job lane: by then the erasing has begun, and is not through. */
const some = 8;

let server: TestServer;
/** Erases, and is stopped on the way. */
let beside: Beside;
let end: () => Promise<void>;
let own: CircleFixture;
let file: CircleCopy;
let cleo: TestPerson;
let circleId: string;

beforeAll(async () => {
  ({ server, own, file, end } = await makeCopyFixtureInFolder());
});
beforeEach(async () => {
  beside = await startBeside(server);
  cleo = await server.signUp('Cleo');
  circleId = randomUUID();
});
afterEach(() => beside.stop());
afterAll(() => end());

/** A circle of many records whose time to be kept has just ended. */
async function closeLargeCircle(many: number): Promise<void> {
  await sendCopy(server, cleo, { copy: grownCopy(file, many), newCircleId: circleId });
  await server.settled();
  await cleo.call('circles.deleteCircle', { circleId, name: 'Restored' });
  server.clock.advance(graceMs - 60_000);
  await server.settled();
  server.clock.advance(120_000);
}

const recordsLeft = async () => {
  const { rows } = await server.spine.database.db.execute<{ number: number }>(sql`
    select ((select count(*) from tasks where circle_id = ${circleId})
      + (select count(*) from doses where circle_id = ${circleId}))::int as number`);
  return Number(rows[0]?.number);
};

/** Its rows in whatever table; that they are no members any more stays in people's own logs. */
async function traces(): Promise<string[]> {
  const rows = await allRows(server.spine.database.db);
  return rows.filter((row) => row.includes(circleId) && !row.includes('membership.changed'));
}

describe('a circle of many records that is erased', () => {
  it('SET-3 lets others come in between: a list of another circle is answered before all is gone', async () => {
    await closeLargeCircle(20_000);
    const before = await recordsLeft();
    const order: string[] = [];
    const erasing = server.settled().then(() => order.push('erased'));
    await expect.poll(recordsLeft, { interval: 1, timeout: 60_000 }).toBeLessThan(before);
    await own.family.call('care.listTasks', { circleId: own.circle.id, limit: 10 });
    order.push('list');
    await erasing;
    expect(order).toEqual(['list', 'erased']);
    expect(await traces()).toEqual([]);
  });

  it('SET-3 is nobody’s to see or keep once it has begun', async () => {
    await closeLargeCircle(2_000);
    const gate = makeGate();
    beside.beforeTransactions((number) => (number === some ? gate.reach() : undefined));
    const erasing = beside.settled();
    await gate.reached;
    expect(await recordsLeft()).toBeGreaterThan(0);
    const { session } = await cleo.call('circles.getSession', {});
    expect(session?.circles).toEqual([]);
    await expect(cleo.call('circles.keepCircle', { closedCircleId: circleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    gate.goOn();
    await erasing;
    expect(await traces()).toEqual([]);
  });

  it('SET-3 is gone whole though the server that began it was killed', async () => {
    await closeLargeCircle(2_000);
    beside.beforeTransactions((number) => {
      if (number >= some) throw new Error('killed');
    });
    await beside.settled();
    expect(await recordsLeft()).toBeGreaterThan(0);
    server.clock.advance(60_000);
    await server.settled();
    expect(await traces()).toEqual([]);
  });
});
