import { randomUUID } from 'node:crypto';
import { circleCopyPath } from '@carecircle/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CircleFixture } from '../../../api-conformance/circle-fixture';
import {
  copyOf,
  download,
  makeCopyFixture,
  meaningOf,
  rowsBesideCounts,
  sendCopy,
} from '../../../testing/copy-fixture';
import type { TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';
import type { CircleCopy } from './circle-copy';
import { copiedKinds } from './copied-kinds';

let server: TestServer;
let own: CircleFixture;
let ben: TestPerson;
let file: CircleCopy;

beforeAll(async () => {
  ({ server, own, ben, file } = await makeCopyFixture());
});
afterAll(() => server.stop());

async function restore(
  person: TestPerson,
  copy: unknown,
  newCircleId: string = randomUUID(),
): Promise<string> {
  await sendCopy(server, person, { copy, newCircleId });
  await server.settled();
  return newCircleId;
}

describe('the copy of a circle', () => {
  it('ALL-5 holds records of every kind', () => {
    const empty = copiedKinds.filter(({ name }) => (file.records[name] ?? []).length === 0);
    expect(empty.map(({ name }) => name)).toEqual(['acceptedDangers']);
    expect(JSON.stringify(file)).not.toContain(own.family.email);
  });

  it('PRIV-3 is for admins, and for other members where those let them export', async () => {
    const { circle, admin, family } = own;
    expect((await download(server, family, circle.id)).statusCode).toBe(403);
    expect((await download(server, ben, circle.id)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `${circleCopyPath}?circleId=${circle.id}` })).statusCode).toBe(
      401,
    );
    await admin.call('privacy.changeDataExport', { circleId: circle.id, allowDataExport: true });
    expect((await download(server, family, circle.id)).statusCode).toBe(200);
    await admin.call('privacy.changeDataExport', { circleId: circle.id, allowDataExport: false });
  });

  it('PRIV-1 holds nothing of what somebody does not share', async () => {
    const { circle, admin, family } = own;
    await admin.call('privacy.changeDataExport', { circleId: circle.id, allowDataExport: true });
    const flags = { circleId: circle.id, memberId: family.id };
    await admin.call('circles.changeMemberPermissions', { ...flags, changes: { canViewMedications: false } });
    const { records } = await copyOf(server, family, circle.id);
    expect([records.medications, records.doses, records.doseLog]).toEqual([[], [], []]);
    expect(records.recipients?.[0]).toMatchObject({ conditions: [], allergies: [] });
    await admin.call('circles.changeMemberPermissions', { ...flags, changes: { canViewMedications: true } });
    await admin.call('privacy.changeDataExport', { circleId: circle.id, allowDataExport: false });
  });
});

describe('a restore', () => {
  it('ALL-5 makes a new circle with the same records, and leaves the old one as it is', async () => {
    const newId = await restore(own.admin, file);
    const again = await copyOf(server, own.admin, newId);
    expect(meaningOf(again)).toEqual(meaningOf(file));
    expect(meaningOf(await copyOf(server, own.admin, own.circle.id))).toEqual(meaningOf(file));
    const olds = new Set(Object.values(file.records).flatMap((list) => list.map(({ id }) => id ?? '')));
    olds.delete('');
    const ids = Object.values(again.records).flatMap((list) => list.map(({ id }) => id));
    expect(ids.filter((id) => olds.has(id as string))).toEqual([]);
  });

  it('ALL-5 gives nobody else a place: they are former members, by their names', async () => {
    const newId = await restore(ben, file);
    const { session } = await ben.call('circles.getSession', { circleId: newId });
    expect(session?.members.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'Ben active',
      'Quokka Admin former',
      'Quokka Family former',
    ]);
    expect(session?.member?.role).toBe('admin');
    await expect(own.admin.call('care.listTasks', { circleId: newId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(session?.recipients[0]?.decisionMakerIds).toEqual([ben.id]);
    const { tasks } = await ben.call('care.listTasks', { circleId: newId, limit: 100 });
    const open = tasks.filter(({ status }) => status !== 'completed');
    expect(open.every(({ assigneeId }) => assigneeId === null)).toBe(true);
  });

  it('ALL-5 FIN-2 gives back every amount to the cent and every text as it was', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `a${text}b`);
    const bill = fc.record({ name, amountCents: fc.integer({ min: 0, max: 1_000_000_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(bill, { minLength: 1, maxLength: 6 }), async (bills) => {
        const cleo = await server.signUp('Cleo');
        const { id: circleId } = await cleo.createCircle({ currency: 'JPY' });
        for (const each of bills) await addBill(cleo, circleId, each);
        const copy = await copyOf(server, cleo, circleId);
        const again = await copyOf(server, cleo, await restore(cleo, copy));
        expect(meaningOf(again)).toEqual(meaningOf(copy));
        expect(again.records.bills?.map(({ amountCents }) => amountCents).sort()).toEqual(
          bills.map(({ amountCents }) => amountCents).sort(),
        );
        expect(again.circle.currency).toBe('JPY');
      }),
      { numRuns: 6 },
    );
  });
});

async function addBill(
  person: TestPerson,
  circleId: string,
  bill: { name: string; amountCents: number },
): Promise<void> {
  const fields = { category: 'other', frequency: 'monthly', paymentMethod: 'manual' } as const;
  const said = { dueDate: '2026-12-31', isRecurring: true, reminderDays: 3, notes: '', accountNumber: null };
  await person.call('finance.addBill', { circleId, billId: randomUUID(), ...bill, ...fields, ...said });
}

describe('a file that is not the copy of a circle', () => {
  const changed = (kind: string, change: (record: Record<string, unknown>) => object) => () => ({
    ...file,
    records: {
      ...file.records,
      [kind]: (file.records[kind] ?? []).map((record, index) => (index === 0 ? change(record) : record)),
    },
  });
  const twice = (kind: string) => () => ({
    ...file,
    records: { ...file.records, [kind]: [file.records[kind]?.[0], file.records[kind]?.[0]] },
  });

  it.each<[string, string, () => unknown]>([
    ['no JSON', 'copy_damaged', () => 'Dear diary'],
    ['half of one', 'copy_damaged', () => JSON.stringify(file).slice(0, -40)],
    ['another program’s JSON', 'copy_format', () => ({ version: 1 })],
    ['a list', 'copy_format', () => [file]],
    ['nothing', 'copy_format', () => 'null'],
    ['a copy of a later version', 'copy_version', () => ({ ...file, version: 2 })],
    ['with a field that no copy has', 'copy_damaged', () => ({ ...file, isDemo: true })],
    [
      'with an unknown zone',
      'copy_damaged',
      () => ({ ...file, circle: { ...file.circle, timeZone: 'Mars' } }),
    ],
    ['with an unknown kind', 'copy_kind', () => ({ ...file, records: { ...file.records, sessions: [{}] } })],
    [
      'with a field that no record has',
      'copy_record',
      changed('tasks', (it) => ({ ...it, circleId: it.id })),
    ],
    ['without a field', 'copy_record', changed('tasks', ({ title: _title, ...it }) => it)],
    [
      'with a text that no database keeps',
      'copy_record',
      changed('tasks', (it) => ({ ...it, title: 'a\0b' })),
    ],
    [
      'with a text over its length',
      'copy_record',
      changed('tasks', (it) => ({ ...it, title: 'a'.repeat(201) })),
    ],
    ['with half a cent', 'copy_record', changed('bills', (it) => ({ ...it, amountCents: 0.5 }))],
    [
      'with an amount over the largest',
      'copy_record',
      changed('bills', (it) => ({ ...it, amountCents: 1e12 })),
    ],
    [
      'with a rule and days at once',
      'copy_record',
      changed('taskSeries', (it) => ({ ...it, days: ['2026-11-21'] })),
    ],
    [
      'with somebody who is not in it',
      'copy_reference',
      changed('tasks', (it) => ({ ...it, createdBy: randomUUID() })),
    ],
    [
      'with a record that is not in it',
      'copy_reference',
      changed('taskSteps', (it) => ({ ...it, taskId: randomUUID() })),
    ],
    ['with one id twice', 'copy_doubled', twice('tasks')],
    ['with one budget twice', 'copy_doubled', twice('budgets')],
    ['with too many people cared for', 'copy_large', () => many('recipients', 31)],
    ['with too many records', 'copy_large', () => many('tasks', 80_001)],
  ])('ALL-5 %s is refused as %s, and nothing is written', async (_what, code, make) => {
    await server.settled();
    const before = await rowsBesideCounts(server);
    await expect(restore(ben, make())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'file', code }],
    });
    expect(await rowsBesideCounts(server)).toEqual(before);
  });

  const many = (kind: string, number: number) => ({
    ...file,
    records: { ...file.records, [kind]: Array.from({ length: number }, () => ({})) },
  });

  it('ALL-5 never becomes part of a circle that is there', async () => {
    const before = meaningOf(await copyOf(server, own.admin, own.circle.id));
    for (const person of [own.admin, ben])
      await expect(restore(person, file, own.circle.id)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    expect(meaningOf(await copyOf(server, own.admin, own.circle.id))).toEqual(before);
  });
});

describe('a restored circle', () => {
  it('SET-3 erased, it leaves no name behind', async () => {
    const newId = await restore(ben, file);
    await ben.call('circles.deleteCircle', { circleId: newId, name: 'Restored' });
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 15 * 86_400_000));
    await server.settled();
    const rows = await server.spine.database.db.execute<{ count: string }>(
      `select count(*) from people where restored_circle_id = '${newId}'`,
    );
    expect(Number(rows.rows[0]?.count)).toBe(0);
    server.clock.set(before);
  });
});
