import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server';
import type { DatabaseHandle } from './database';
import { urgently } from './urgency';
import { eventually } from '../testing/eventually';
import { openEmbedded } from '../testing/test-database';

/** Holds the only connection until it is told to let go. */
function holdConnection({ inTransaction }: DatabaseHandle) {
  let pruneReleases = () => {};
  const until = new Promise<void>((resolve) => (pruneReleases = resolve));
  let begun = () => {};
  const held = new Promise<void>((resolve) => (begun = resolve));
  const ended = inTransaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun();
    await until;
    return { answer: null, closing: null };
  });
  return { held, release: () => (pruneReleases(), ended) };
}

describe('the line for the single session of the embedded engine', () => {
  it('lets whoever is urgent go first, and all others in the order in which they came', async () => {
    const database = await openEmbedded('bare');
    const { held, release } = holdConnection(database);
    await held;
    const order: string[] = [];
    const ask = async (name: string) => {
      await database.db.execute(sql`select ${name}::text`);
      order.push(name);
    };
    const change = async (name: string) => {
      await database.inTransaction(async (tx) => {
        await tx.execute(sql`select ${name}::text`);
        return { answer: null, closing: null };
      });
      order.push(name);
    };
    const all = [ask('one'), ask('two'), ask('three'), urgently(() => change('alert')), ask('four')];
    all.push(urgently(() => ask('second alert')));
    await release();
    await Promise.all(all);
    expect(order).toEqual(['alert', 'second alert', 'one', 'two', 'three', 'four']);
    await database.close();
  });

  it('goes on after refused statements and thrown away connections, and ends for those who wait when it is closed', async () => {
    const database = await openEmbedded('bare');
    const asked = ['select 1', 'select 1 / 0', 'deallocate all; execute nothing', 'select 2'].map((text) =>
      database.db.execute(sql.raw(text)),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const { held, release } = holdConnection(database);
    await held;
    const waiting = database.db.execute(sql`select 3`);
    const late = expect(waiting).rejects.toMatchObject({ cause: { message: /after calling end/ } });
    const closed = database.close();
    await release();
    await late;
    await closed;
  });

  it('EMER-2 has an alert armed before what waited longer', async () => {
    const database = await openEmbedded('migrated');
    let arrived = 0;
    const inTransaction: DatabaseHandle['inTransaction'] = (work) => {
      arrived += 1;
      return database.inTransaction(work);
    };
    const server = await startTestServer({ database: { ...database, inTransaction } });
    const ana = await server.signUp('Ana Pérez');
    const { id: circleId } = await ana.createCircle();
    const { held, release } = holdConnection(database);
    await held;
    arrived = 0;
    const order: string[] = [];
    const noted = async (name: string, call: Promise<unknown>) => {
      await call;
      order.push(name);
    };
    const task = { title: 'Groceries', description: '', recipientId: null, assigneeId: null, dueTime: null };
    const others = Array.from({ length: 20 }, () => ({
      ...task,
      taskId: randomUUID(),
      dueDate: '2026-11-21',
    }));
    const added = others.map((other) => noted('task', ana.call('care.addTask', { circleId, ...other })));
    await eventually(() => expect(arrived).toBe(20));
    const alert = { alertId: randomUUID(), type: 'panic', message: '', location: null } as const;
    const armed = noted('alert', ana.call('emergency.armAlert', { circleId, ...alert }));
    await eventually(() => expect(arrived).toBe(21));
    await release();
    await Promise.all([...added, armed]);
    expect(order).toEqual(['alert', ...others.map(() => 'task')]);
    await server.stop();
  });
});
