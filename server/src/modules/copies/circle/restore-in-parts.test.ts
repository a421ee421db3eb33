import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CircleFixture } from '../../../api-conformance/circle-fixture';
import { allRows } from '../../../api-conformance/rows-of';
import {
  copyOf,
  download,
  makeCopyFixtureInFolder,
  meaningOf,
  rowsBesideCounts,
  sendCopy,
} from '../../../testing/copy-fixture';
import { grownCopy } from '../../../testing/grown-copy';
import { makeGate, startBeside, type Beside } from '../../../testing/start-beside';
import type { TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';
import type { CircleCopy } from './circle-copy';

/** More than `copies.give-up-restore` waits. */
const longAfterMs = 2 * 3_600_000;
/** The first transactions of a restore: by then it has begun and written some parts. */
const some = 6;

let server: TestServer;
/** Runs restores that are stopped on their way. */
let beside: Beside;
let end: () => Promise<void>;
let own: CircleFixture;
let file: CircleCopy;
let cleo: TestPerson;
let newCircleId: string;

beforeAll(async () => {
  ({ server, own, file, end } = await makeCopyFixtureInFolder());
});
beforeEach(async () => {
  beside = await startBeside(server);
  cleo = await server.signUp('Cleo');
  newCircleId = randomUUID();
  await server.settled();
});
afterEach(() => beside.stop());
afterAll(() => end());

const ask = async (statement: ReturnType<typeof sql>) =>
  (await server.spine.database.db.execute(statement)).rows;
const recordsWritten = async () =>
  Number((await ask(sql`select count(*) as number from tasks where circle_id = ${newCircleId}`))[0]?.number);

/** What there is of the new circle and of the people whom the copy brings, in whatever table. */
async function tracesOf(newPeople: readonly string[]): Promise<string[]> {
  const rows = await allRows(server.spine.database.db);
  return rows.filter((row) => [newCircleId, ...newPeople].some((id) => row.includes(id)));
}
const peopleOfCopy = async () =>
  (await ask(sql`select id from people where restored_circle_id = ${newCircleId}`)).map(({ id }) =>
    String(id),
  );

/** Begins a restore at the other server and waits until it stands at a transaction on its way. */
async function holdOnItsWay() {
  const gate = makeGate();
  beside.beforeTransactions((number) => (number === some ? gate.reach() : undefined));
  const restoring = sendCopy(beside, cleo, { copy: grownCopy(file, 4_000), newCircleId });
  const outcome = restoring.then(
    () => 'restored',
    ({ code }: { code: string }) => code,
  );
  await gate.reached;
  return { outcome, goOn: gate.goOn };
}

/** Lets the other server's database be gone in the middle, as it is for a server that was killed. */
function killOnItsWay(): void {
  beside.beforeTransactions((number) => {
    if (number >= some) throw new Error('killed');
  });
}

describe('a restore of many records', () => {
  it('ALL-5 lets others come in between: a list and an alert of another circle are answered before it', async () => {
    const order: string[] = [];
    const { family, circle } = own;
    const restoring = sendCopy(server, cleo, { copy: grownCopy(file, 20_000), newCircleId }).then(() =>
      order.push('restore'),
    );
    await expect.poll(recordsWritten, { interval: 1, timeout: 60_000 }).toBeGreaterThan(0);
    await family.call('care.listTasks', { circleId: circle.id, limit: 10 });
    order.push('list');
    const alert = { circleId: circle.id, alertId: randomUUID(), type: 'panic', location: null } as const;
    await family.call('emergency.armAlert', alert);
    order.push('alert');
    await restoring;
    expect(order).toEqual(['list', 'alert', 'restore']);
    await family.call('emergency.cancelAlert', { circleId: circle.id, alertId: alert.alertId });
  });

  it('ALL-5 is nobody’s to see, enter, find or keep before it is whole, and nothing follows from it', async () => {
    const { outcome, goOn } = await holdOnItsWay();
    expect(await recordsWritten()).toBeGreaterThan(0);
    await server.settled();
    const { session } = await cleo.call('circles.getSession', { circleId: newCircleId });
    expect(session?.circles).toEqual([]);
    await expect(cleo.call('care.listTasks', { circleId: newCircleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(cleo.call('circles.keepCircle', { closedCircleId: newCircleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const [circle] = await ask(sql`select invite_code from circles where id = ${newCircleId}`);
    const inviteCode = String(circle?.invite_code);
    for (const person of [cleo, own.family])
      await expect(person.call('circles.joinCircle', { inviteCode })).rejects.toMatchObject({
        code: 'INVITE_CODE_INVALID',
      });
    expect((await download(server, cleo, newCircleId)).statusCode).toBe(404);
    expect(await server.eventsOf(newCircleId)).toEqual([]);
    expect(await ask(sql`select name from jobs where circle_id = ${newCircleId}`)).toEqual([
      { name: 'copies.give-up-restore' },
    ]);
    goOn();
    expect(await outcome).toBe('restored');
    await server.settled();
    expect((await server.eventsOf(newCircleId))[0]?.type).toBe('circle.created');
    expect(
      await ask(sql`select name from jobs where name like 'copies.%' and circle_id is not null`),
    ).toEqual([]);
    expect((await cleo.call('circles.getSession', {})).session?.circle?.id).toBe(newCircleId);
  });

  it('ALL-5 of a server that was killed leaves nothing: what it had written goes, its names with it', async () => {
    killOnItsWay();
    await expect(sendCopy(beside, cleo, { copy: grownCopy(file, 4_000), newCircleId })).rejects.toThrow();
    expect(await recordsWritten()).toBeGreaterThan(0);
    const people = await peopleOfCopy();
    expect(people).toHaveLength(2);
    server.clock.advance(longAfterMs);
    await server.settled();
    expect(await tracesOf(people)).toEqual([]);
  });

  it('ALL-5 goes on where it stood when it is sent again after that, is one circle, and stays', async () => {
    const copy = grownCopy(file, 4_000);
    const command = { copy, newCircleId, commandId: randomUUID() };
    killOnItsWay();
    await expect(sendCopy(beside, cleo, command)).rejects.toThrow();
    const written = await recordsWritten();
    const answer = await sendCopy(server, cleo, command);
    expect(await sendCopy(server, cleo, command)).toEqual(answer);
    expect(await recordsWritten()).toBeGreaterThan(written);
    server.clock.advance(longAfterMs);
    await server.settled();
    expect(meaningOf(await copyOf(server, cleo, newCircleId))).toEqual(meaningOf(copy));
    expect((await cleo.call('circles.getSession', {})).session?.circles).toHaveLength(1);
    const counted = await ask(sql`select mails from mail_counts where key = ${`restores of ${cleo.id}`}`);
    expect(counted).toEqual([{ mails: 1 }]);
  });

  it('ALL-5 sent twice at the same time is one circle, and both have its answer', async () => {
    const copy = grownCopy(file, 4_000);
    const command = { copy, newCircleId, commandId: randomUUID() };
    const [one, other] = await Promise.all([
      sendCopy(server, cleo, command),
      sendCopy(beside, cleo, command),
    ]);
    expect(one).toEqual(other);
    await server.settled();
    expect(meaningOf(await copyOf(server, cleo, newCircleId))).toEqual(meaningOf(copy));
    expect(await peopleOfCopy()).toHaveLength(2);
  });

  it('ALL-5 of two commands for one circle makes one, and refuses the other', async () => {
    const outcomes = await Promise.allSettled(
      [server, beside].map((each) => sendCopy(each, cleo, { copy: file, newCircleId })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'ALREADY_DONE' });
    expect(meaningOf(await copyOf(server, cleo, newCircleId))).toEqual(meaningOf(file));
  });

  it('ALL-5 with a doubled record in a late part is refused, and nothing of it is left', async () => {
    const before = await rowsBesideCounts(server);
    const copy = grownCopy(file, 4_000);
    const [budget] = copy.records.budgets ?? [];
    const doubled = { ...copy, records: { ...copy.records, budgets: [budget, budget] } };
    await expect(sendCopy(server, cleo, { copy: doubled, newCircleId })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'file', code: 'copy_doubled' }],
    });
    expect(await rowsBesideCounts(server)).toEqual(before);
    await sendCopy(server, cleo, { copy, newCircleId });
  });

  it('ALL-5 that was given up under its hands writes nothing more, and asks to be sent again', async () => {
    const { outcome, goOn } = await holdOnItsWay();
    const people = await peopleOfCopy();
    server.clock.advance(longAfterMs);
    await server.settled();
    expect(await tracesOf(people)).toEqual([]);
    goOn();
    expect(await outcome).toBe('UNAVAILABLE');
    expect(await tracesOf(people)).toEqual([]);
  });

  it('ALL-5 as one too many of a day writes nothing', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    await ask(
      sql`insert into mail_counts (key, day, mails) values (${`restores of ${cleo.id}`}, ${day}, 20)`,
    );
    await expect(sendCopy(server, cleo, { copy: file, newCircleId })).rejects.toMatchObject({
      code: 'OVER_LIMIT',
    });
    expect(await tracesOf([])).toEqual([]);
  });
});
