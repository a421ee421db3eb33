import { randomUUID } from 'node:crypto';
import { financeFilePath } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ currency: 'KWD' });
});
afterAll(() => server.stop());

const read = async (person: TestPerson, query = '') => {
  const url = `${financeFilePath}?circleId=${circle.id}${query}`;
  return server.app.inject({ url, headers: { cookie: person.cookie } });
};
const spend = (name: string, amountCents: number, spentOn: string) =>
  ana.call('finance.addExpense', {
    ...{ circleId: circle.id, expenseId: randomUUID(), name, category: 'other', amountCents, spentOn },
    ...{ notes: '', receiptDocumentId: null },
  });

it('FIN-1 payments and expenses as a file, with the decimals of their currency, to be read again', async () => {
  await spend('=1+1', 1_234, '2026-01-02');
  await spend('Bread', 500, '2026-02-02');
  const january = await read(ana, '&month=2026-01');
  expect(january.headers['content-disposition']).toBe('attachment; filename="payments-2026-01.csv"');
  expect(january.body).toBe(
    '\uFEFFDate,Name,Category,Amount,Currency,Kind,Status,Confirmation,Notes\r\n' +
      '2026-01-02,\t=1+1,other,1.234,KWD,expense,,,\r\n',
  );
  const all = await read(ana);
  expect(all.body.trim().split('\r\n')).toHaveLength(3);
  const again = await ana.call('finance.importExpenses', {
    circleId: circle.id,
    file: all.body,
    isPreview: true,
  });
  expect(again.left).toEqual([]);
});

it('FIN-1 thousands of payments come whole and once', async () => {
  await server.spine.database.db.execute(sql`
    insert into transactions (circle_id, id, bill_id, bill_name, category, amount_cents, paid_on, status, payment_method, confirmation_number, is_reference, recorded_at)
    select ${circle.id}::uuid, gen_random_uuid(), gen_random_uuid(), 'Rent', 'housing', number, date '2025-01-01' + number % 7, 'completed', 'manual', 'CC-' || number, true, now()
    from generate_series(1, 2500) number`);
  const lines = (await read(ana)).body.split('\r\n').filter((line) => line.includes('payment,'));
  expect(new Set(lines).size).toBe(2_500);
});

it('CIRC-4 whoever does not see finances gets no file, and a stranger learns of nothing', async () => {
  const [friend, stranger] = await Promise.all([server.signUp('Fred'), server.signUp('Sam')]);
  await circle.join(friend, 'friend');
  expect((await read(friend)).statusCode).toBe(403);
  expect((await read(stranger)).statusCode).toBe(404);
});
