import { randomUUID } from 'node:crypto';
import { billCategories, type BillCategory } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { times } from '../../../testing/depth';
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
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben);
});
afterAll(() => server.stop());

const month = '2026-01';
const budgetOf = (each = month) => ana.call('finance.getBudget', { circleId: circle.id, month: each });
const set = (person: TestPerson, changes: object, seen?: object) =>
  person.call('finance.editBudget', { circleId: circle.id, month, changes, ...(seen && { seen }) });
const spend = (amountCents: number, category: BillCategory = 'other', spentOn = '2026-01-10') =>
  ana.call('finance.addExpense', {
    ...{ circleId: circle.id, expenseId: randomUUID(), name: 'Taxi', notes: '', receiptDocumentId: null },
    ...{ amountCents, category, spentOn },
  });
const lineOf = async (category: BillCategory, each = month) =>
  (await budgetOf(each)).categories.find((line) => line.category === category);

describe('budgets', () => {
  it('FIN-3 are set per category and month, and one month leaves the others alone', async () => {
    await set(ben, { housing: 130_000, other: 5_000 });
    expect(await lineOf('housing')).toEqual({ category: 'housing', budgetedCents: 130_000, spentCents: 0 });
    expect(await lineOf('healthcare')).toMatchObject({ budgetedCents: null });
    const february = await budgetOf('2026-02');
    expect(february.categories.every(({ budgetedCents }) => budgetedCents === null)).toBe(true);
    expect(february.earlier).toMatchObject({
      month,
      amounts: { housing: 130_000, other: 5_000, utilities: null },
    });
    await set(ana, { housing: null });
    expect(await lineOf('housing')).toMatchObject({ budgetedCents: null });
  });

  it('FIN-3 spent are completed payments and expenses of the category and the month', async () => {
    const billId = randomUUID();
    const bill = { name: 'Taxi card', category: 'other', amountCents: 2_000, dueDate: '2026-01-31' } as const;
    const rest = {
      frequency: 'monthly',
      isRecurring: false,
      paymentMethod: 'manual',
      reminderDays: 3,
    } as const;
    await ana.call('finance.addBill', {
      ...{ circleId: circle.id, billId, ...bill, ...rest, notes: '', accountNumber: null },
    });
    const payment = { amountCents: 2_100, paidOn: '2026-01-14', confirmationNumber: null };
    const { transaction } = await ana.call('finance.payBill', { circleId: circle.id, billId, ...payment });
    await spend(900);
    await spend(50_000, 'healthcare');
    await spend(700, 'other', '2025-12-31');
    await spend(700, 'other', '2026-02-01');
    expect(await lineOf('other')).toMatchObject({ spentCents: 3_000 });
    expect((await budgetOf()).months.map(({ spentCents }) => spentCents)).toEqual([0, 0, 0, 0, 700, 53_000]);
    await ana.call('finance.undoPayment', { circleId: circle.id, transactionId: transaction.id });
    expect(await lineOf('other')).toMatchObject({ spentCents: 900 });
  });

  it('FIN-3 two who set different categories both keep their work; of one the second is told', async () => {
    const seen = { housing: null, utilities: null };
    await Promise.all([set(ana, { housing: 100 }, seen), set(ben, { utilities: 200 }, seen)]);
    expect(await lineOf('housing')).toMatchObject({ budgetedCents: 100 });
    expect(await lineOf('utilities')).toMatchObject({ budgetedCents: 200 });
    await expect(set(ben, { housing: 300 }, { housing: null })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      body: { fields: [{ path: 'changes.housing', code: 'changed_meanwhile' }] },
    });
    expect(await lineOf('housing')).toMatchObject({ budgetedCents: 100 });
  });

  it('FIN-3 without a change nobody is told', async () => {
    await set(ana, { housing: 100 });
    await set(ben, { housing: 100 });
    const told = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'budget.edited');
    expect(told).toHaveLength(1);
  });

  it('CIRC-4 whoever does not see finances sees and sets no budget', async () => {
    const friend = await server.signUp('Fred');
    await circle.join(friend, 'friend');
    const asked = friend.call('finance.getBudget', { circleId: circle.id, month });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(set(friend, { housing: 1 })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('sums', () => {
  const expense = fc.record({
    amountCents: fc.integer({ min: 1, max: 1_000_000_000 }),
    category: fc.constantFrom(...billCategories),
  });

  it('FIN-2 FIN-3 no sum loses a cent, however many and large they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(expense, { minLength: 1, maxLength: 8 }), async (written) => {
        const fresh = await ana.createCircle();
        await Promise.all(
          written.map((each) =>
            ana.call('finance.addExpense', {
              ...{ circleId: fresh.id, expenseId: randomUUID(), name: 'Taxi', notes: '', ...each },
              ...{ spentOn: '2026-01-10', receiptDocumentId: null },
            }),
          ),
        );
        const { categories } = await ana.call('finance.getBudget', { circleId: fresh.id, month });
        for (const { category, spentCents } of categories) {
          const own = written.filter((each) => each.category === category);
          expect(spentCents).toBe(own.reduce((sum, { amountCents }) => sum + amountCents, 0));
        }
      }),
      { numRuns: 8 },
    );
  });

  it(
    'FIN-3 of many payments the database adds up those of the months shown',
    { timeout: 300_000 },
    async () => {
      await server.spine.database.db.execute(sql`
      insert into transactions (circle_id, id, bill_id, bill_name, category, amount_cents, paid_on, status, payment_method, confirmation_number, is_reference, recorded_at)
      select ${circle.id}::uuid, gen_random_uuid(), gen_random_uuid(), 'Rent', 'housing', 999999999,
        date '2026-02-01' - number, 'completed', 'manual', 'CC-' || number, true, now()
      from generate_series(1, ${times(100_000, 20_000)}) number`);
      expect(await lineOf('housing')).toMatchObject({ spentCents: 31 * 999_999_999 });
      const page = await ana.call('finance.listTransactions', { circleId: circle.id, limit: 50 });
      expect(page.transactions).toHaveLength(50);
      const found = await ana.call('finance.listTransactions', {
        circleId: circle.id,
        month: '2025-12',
        search: 'rent',
      });
      expect(found.transactions.map(({ paidOn }) => paidOn.slice(0, 7))).toEqual(Array(31).fill('2025-12'));
      const plan = await server.spine.database.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select sum(amount_cents) from transactions
      where circle_id = ${circle.id}::uuid and paid_on between '2026-01-01' and '2026-01-31'`);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('transactions_by_payment');
    },
  );
});
