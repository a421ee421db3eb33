import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
});
beforeEach(async () => {
  server.clock.set(new Date('2026-01-15T12:00:00Z'));
  circle = await ana.createCircle();
  await circle.join(ben);
});
afterAll(() => server.stop());

const fields = {
  name: 'Taxi',
  category: 'transportation',
  amountCents: 1_850,
  spentOn: '2026-01-12',
  notes: 'to the eye clinic',
  receiptDocumentId: null,
} as const;
const add = () => ana.call('finance.addExpense', { circleId: circle.id, expenseId: randomUUID(), ...fields });
const list = async (month = '2026-01') =>
  (await ana.call('finance.listExpenses', { circleId: circle.id, month })).expenses;
const importFile = (file: string, isPreview = false) =>
  ana.call('finance.importExpenses', { circleId: circle.id, file, isPreview });

describe('expenses', () => {
  it('FIN-3 are written down, edited, deleted and brought back', async () => {
    const expense = await add();
    expect(expense).toMatchObject({ ...fields, recordedBy: ana.id });
    const of = { circleId: circle.id, expenseId: expense.id };
    await ben.call('finance.editExpense', {
      ...of,
      changes: { amountCents: 1_900 },
      seen: { amountCents: 1_850 },
    });
    expect(await list()).toMatchObject([{ amountCents: 1_900, notes: fields.notes }]);
    const stale = ana.call('finance.editExpense', {
      ...of,
      changes: { amountCents: 1 },
      seen: { amountCents: 1_850 },
    });
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await ben.call('finance.deleteExpense', of);
    expect(await list()).toEqual([]);
    await ben.call('finance.restoreExpense', of);
    expect(await list()).toHaveLength(1);
    expect(
      (await server.eventsOf(circle.id)).map(({ type }) => type).filter((type) => type.startsWith('expense')),
    ).toEqual(['expense.added', 'expense.edited', 'expense.deleted', 'expense.restored']);
  });

  it('FIN-3 the receipt is a document that the circle has', async () => {
    const expense = await add();
    const changes = { receiptDocumentId: randomUUID() };
    const edit = ana.call('finance.editExpense', { circleId: circle.id, expenseId: expense.id, changes });
    await expect(edit).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a file of expenses', () => {
  const file = [
    'Date;Name;Category;Amount;Notes',
    '2026-01-03;Taxi;transportation;12,5;',
    '2026-01-03;Taxi;transportation;12,5;',
    '14.01.2026;Pharmacy;Healthcare;1.204,99;"two; boxes"',
    '2026-01-05;Nonsense;other;1e309;',
    '2026-01-05;Nothing;other;-0;',
    '2026-02-30;No day;other;1,00;',
    '2026-01-06;No kind;parties;1,00;',
  ].join('\r\n');

  it('FIN-3 a preview says what would be added and what not, and adds nothing', async () => {
    const report = await importFile(file, true);
    expect(report).toMatchObject({ expenses: 3, totalCents: 1_250 + 1_250 + 120_499, known: 0, leftMore: 0 });
    expect(report.left.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'amount-shape'],
      [6, 'amount-zero'],
      [7, 'date'],
      [8, 'category'],
    ]);
    expect(await list()).toEqual([]);
  });

  it('FIN-3 the same file adds nothing twice, also by two at once', async () => {
    const both = await Promise.all([importFile(file), importFile(file)]);
    expect(both.map(({ expenses }) => expenses).sort()).toEqual([0, 3]);
    expect(await list()).toHaveLength(3);
    expect(await importFile(file)).toMatchObject({ expenses: 0, known: 3 });
    const told = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'expenses.imported');
    expect(told).toHaveLength(1);
  });

  it.each(['Day,What,How much\n2026-01-01,Taxi,3', '', 'Date,Name\n2026-01-01,Taxi'])(
    'FIN-3 other columns are told: %j',
    async (other) => {
      await expect(importFile(other)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        body: {
          fields: [{ path: 'file', code: 'file_columns' }],
          details: { missing: expect.stringContaining('Amount') },
        },
      });
    },
  );

  it('FIN-3 what is no CSV file is refused at the field', async () => {
    await expect(importFile('Date,Name,Amount\n"2026-01-01,Taxi')).rejects.toMatchObject({
      body: { fields: [{ path: 'file', code: 'file_damaged' }] },
    });
  });

  it('FIN-3 payments of our own file are not counted a second time, another currency not at all', async () => {
    const own = [
      'Date,Name,Category,Amount,Currency,Kind',
      '2026-01-02,Rent,housing,1200.00,USD,payment',
      '2026-01-02,Taxi,other,12.00,EUR,expense',
      '2026-01-02,Bread,other,3.40,USD,expense',
    ].join('\n');
    expect(await importFile(own)).toMatchObject({
      ...{ expenses: 1, totalCents: 340 },
      left: [{ reason: 'payment' }, { reason: 'currency' }],
    });
  });
});
