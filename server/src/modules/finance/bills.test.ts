import { randomUUID } from 'node:crypto';
import { circleLimits, type Bill } from '@carecircle/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { bills } from './finance.tables';

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

const fields = {
  name: 'Rent',
  category: 'housing' as const,
  amountCents: 120_050,
  dueDate: '2026-01-31',
  frequency: 'monthly' as const,
  isRecurring: true,
  paymentMethod: 'manual' as const,
  reminderDays: 3,
  notes: '',
  accountNumber: null as string | null,
};
type Changes = Partial<Omit<typeof fields, 'paymentMethod' | 'frequency' | 'category'>> & {
  paymentMethod?: Bill['paymentMethod'];
  frequency?: Bill['frequency'];
};

const addBill = (changes: Changes = {}) =>
  ana.call('finance.addBill', { circleId: circle.id, billId: randomUUID(), ...fields, ...changes });
const pay = (person: TestPerson, billId: string, confirmationNumber: string | null = null) =>
  insist(person, 'finance.payBill', {
    circleId: circle.id,
    billId,
    paidOn: '2026-01-30',
    amountCents: 120_050,
    confirmationNumber,
  });
const undo = (transactionId: string) =>
  ana.call('finance.undoPayment', { circleId: circle.id, transactionId });
const listBills = () => ana.call('finance.listBills', { circleId: circle.id });
const listTransactions = async () =>
  (await ana.call('finance.listTransactions', { circleId: circle.id })).transactions;
const eventTypes = async () => (await server.eventsOf(circle.id)).map((event) => event.type);

describe('paying', () => {
  it('FIN-2 a payment is the paid bill, its transaction and the next due bill', async () => {
    const bill = await addBill();
    const { bill: paid, transaction, nextBill } = await pay(ben, bill.id, 'ACH 7781');
    expect(paid).toMatchObject({ id: bill.id, state: 'paid', paidOn: '2026-01-30' });
    expect(transaction).toMatchObject({
      billId: bill.id,
      amountCents: 120_050,
      status: 'completed',
      confirmationNumber: 'ACH 7781',
      isReference: false,
      recordedBy: ben.id,
    });
    expect(nextBill).toMatchObject({ seriesId: bill.id, dueDate: '2026-02-28', state: 'pending' });
    expect(await listTransactions()).toEqual([transaction]);
    expect(await listBills()).toEqual([nextBill, paid]);
  });

  it('FIN-2 without the payee’s number our own reference is kept, labelled so', async () => {
    const { transaction } = await pay(ana, (await addBill()).id);
    expect(transaction.isReference).toBe(true);
    expect(transaction.confirmationNumber).toMatch(/^CC-[2-9A-Z]{10}$/);
  });

  it('FIN-2 due on the 31st: the 28th of February, then the 31st of March', async () => {
    const dueDates = [];
    let bill: Bill | null = await addBill();
    for (let month = 0; bill && month < 3; month += 1) {
      dueDates.push(bill.dueDate);
      bill = (await pay(ana, bill.id)).nextBill;
    }
    expect(dueDates).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  });

  it('FIN-2 twenty payments at once are one; the others hear calmly that it is done', async () => {
    const bill = await addBill();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => pay(ben, bill.id)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'ALREADY_DONE' });
    }
    expect(await listTransactions()).toHaveLength(1);
    expect(await listBills()).toHaveLength(2);
    expect((await eventTypes()).filter((type) => type === 'bill.paid')).toHaveLength(1);
  });

  it('FIN-2 a single bill has no next one', async () => {
    expect((await pay(ana, (await addBill({ isRecurring: false })).id)).nextBill).toBeNull();
  });
});

describe('correcting', () => {
  it('FIN-2 a wrong payment is reversed and recorded anew; bill and next bill stay', async () => {
    const bill = await addBill();
    const { transaction: wrong, nextBill } = await pay(ana, bill.id);
    server.clock.set(new Date('2026-02-02T12:00:00Z'));
    await pay(ben, nextBill?.id ?? '');
    const right = { amountCents: 120_500, paidOn: '2026-01-29', confirmationNumber: 'ACH 9' };
    const correct = () =>
      insist(ben, 'finance.correctPayment', { circleId: circle.id, transactionId: wrong.id, ...right });
    const { reversed, transaction, bill: paid } = await correct();
    expect(reversed).toMatchObject({ id: wrong.id, status: 'reversed', amountCents: 120_050 });
    expect(transaction).toMatchObject({
      ...right,
      status: 'completed',
      correctsId: wrong.id,
      recordedBy: ben.id,
    });
    expect(paid).toMatchObject({ state: 'paid', paidOn: '2026-01-29' });
    expect((await listTransactions()).filter(({ status }) => status === 'completed')).toHaveLength(2);
    await expect(
      ana.call('finance.correctPayment', { circleId: circle.id, transactionId: wrong.id, ...right }),
    ).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('FIN-2 what a correction stands for can be undone like the payment itself', async () => {
    const bill = await addBill();
    const { transaction: wrong } = await pay(ana, bill.id);
    const right = { amountCents: 1, paidOn: '2026-01-29', confirmationNumber: null };
    const of = { circleId: circle.id, transactionId: wrong.id };
    const { transaction } = await ana.call('finance.correctPayment', { ...of, ...right });
    await undo(transaction.id);
    expect((await listBills()).map(({ id, state }) => [id, state])).toEqual([[bill.id, 'pending']]);
  });
});

describe('undoing', () => {
  it('FIN-2 undo reverses all three records and paying again makes them anew', async () => {
    const bill = await addBill();
    const { transaction, nextBill } = await pay(ana, bill.id);
    const undone = await undo(transaction.id);
    expect(undone).toMatchObject({
      bill: { id: bill.id, state: 'pending', paidOn: null },
      transaction: { id: transaction.id, status: 'reversed' },
      nextBill: null,
    });
    expect((await listBills()).map(({ id }) => id)).toEqual([bill.id]);
    const reversal = (await server.eventsOf(circle.id)).find((event) => event.type === 'payment.reversed');
    expect(reversal?.payload).toMatchObject({ removedBillId: nextBill?.id });
    await expect(undo(transaction.id)).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    expect((await pay(ana, bill.id)).nextBill?.dueDate).toBe('2026-02-28');
  });

  it('FIN-2 once the next bill was edited or paid, the payment before it stays', async () => {
    const bill = await addBill();
    const { transaction, nextBill } = await pay(ana, bill.id);
    server.clock.set(new Date('2026-01-16T12:00:00Z'));
    await ben.call('finance.editBill', {
      circleId: circle.id,
      billId: nextBill?.id ?? '',
      changes: { amountCents: 130_000 },
    });
    await expect(undo(transaction.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await pay(ben, nextBill?.id ?? '');
    await expect(undo(transaction.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect((await listBills()).filter((listed) => listed.state === 'paid')).toHaveLength(2);
  });
});

describe('automatic bills', () => {
  it('FIN-2 on the due date, in the circle’s zone, a transaction waits until it is confirmed', async () => {
    const bill = await addBill({ paymentMethod: 'auto' });
    server.clock.set(new Date('2026-01-31T05:59:59Z'));
    await server.settled();
    expect(await listTransactions()).toEqual([]);
    server.clock.set(new Date('2026-01-31T06:00:00Z'));
    await server.settled();
    const [waiting] = await listTransactions();
    expect(waiting).toMatchObject({
      billId: bill.id,
      status: 'pending',
      paidOn: '2026-01-31',
      recordedBy: null,
    });
    const confirmed = await ben.call('finance.confirmTransaction', {
      circleId: circle.id,
      transactionId: waiting?.id ?? '',
      confirmationNumber: 'BANK-1',
    });
    expect(confirmed).toMatchObject({
      status: 'completed',
      confirmationNumber: 'BANK-1',
      isReference: false,
    });
    const [next, paid] = await listBills();
    expect(paid).toMatchObject({ id: bill.id, state: 'paid', paidOn: '2026-01-31' });
    expect(next).toMatchObject({ dueDate: '2026-02-28', paymentMethod: 'auto' });
    server.clock.set(new Date('2026-02-28T06:00:00Z'));
    await server.settled();
    expect((await listTransactions()).map(({ status }) => status)).toEqual(['pending', 'completed']);
  });

  it('FIN-2 marking it paid by hand completes the waiting transaction instead of adding another', async () => {
    const bill = await addBill({ paymentMethod: 'auto', dueDate: '2026-01-10' });
    await server.settled();
    const [waiting] = await listTransactions();
    const { transaction } = await pay(ana, bill.id, 'X-1');
    expect(transaction).toMatchObject({ id: waiting?.id, status: 'completed', confirmationNumber: 'X-1' });
    expect(await listTransactions()).toHaveLength(1);
  });

  it('FIN-2 a waiting transaction cannot be undone, a deleted bill takes its own away', async () => {
    const bill = await addBill({ paymentMethod: 'auto', dueDate: '2026-01-10' });
    await server.settled();
    const [waiting] = await listTransactions();
    await expect(undo(waiting?.id ?? '')).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await ana.call('finance.deleteBill', { circleId: circle.id, billId: bill.id });
    expect(await listTransactions()).toMatchObject([{ status: 'reversed' }]);
    await ana.call('finance.restoreBill', { circleId: circle.id, billId: bill.id });
    await server.settled();
    expect((await listTransactions()).map(({ status }) => status).sort()).toEqual(['pending', 'reversed']);
  });

  it('FIN-2 a bill that becomes manual or moves expects nothing any more', async () => {
    const bill = await addBill({ paymentMethod: 'auto', dueDate: '2026-01-20' });
    await ana.call('finance.editBill', {
      circleId: circle.id,
      billId: bill.id,
      changes: { dueDate: '2026-02-20' },
    });
    server.clock.set(new Date('2026-01-21T12:00:00Z'));
    await server.settled();
    expect(await listTransactions()).toEqual([]);
  });
});

describe('account numbers', () => {
  it('FIN-2 only the last four leave the server, the database holds no digit in clear', async () => {
    const bill = await addBill({ accountNumber: '1234-5678 9012' });
    expect(bill.accountNumberLastFour).toBe('9012');
    const next = (await pay(ana, bill.id)).nextBill;
    expect(next?.accountNumberLastFour).toBe('9012');
    const rows = await server.spine.database.db.select().from(bills);
    const log = JSON.stringify([await server.eventsOf(circle.id), await listBills(), rows]);
    // Fewer of its digits stand in an identifier now and then.
    expect(log.replace(/[\s-]/g, '')).not.toContain('12345678');
    const cleared = await ana.call('finance.editBill', {
      circleId: circle.id,
      billId: bill.id,
      changes: { accountNumber: null },
    });
    expect(cleared.accountNumberLastFour).toBeNull();
  });

  it('FIN-2 editing another field keeps the number', async () => {
    const bill = await addBill({ accountNumber: 'AB 99887766' });
    const edited = await ana.call('finance.editBill', {
      circleId: circle.id,
      billId: bill.id,
      changes: { name: 'Home' },
    });
    expect(edited).toMatchObject({ name: 'Home', accountNumberLastFour: '7766' });
  });
});

describe('lists', () => {
  it('FIN-2 unpaid bills by due date, then those paid in the last twelve months', async () => {
    const old = await addBill({ name: 'Old', isRecurring: false, dueDate: '2025-01-10' });
    await ana.call('finance.payBill', {
      circleId: circle.id,
      billId: old.id,
      paidOn: '2025-01-14',
      amountCents: 1,
      confirmationNumber: null,
    });
    await addBill({ name: 'Later', dueDate: '2026-03-01' });
    await addBill({ name: 'Overdue', dueDate: '2025-12-01' });
    await pay(ana, (await addBill({ name: 'Paid', isRecurring: false })).id);
    expect((await listBills()).map(({ name }) => name)).toEqual(['Overdue', 'Later', 'Paid']);
    const found = await ana.call('finance.listBills', { circleId: circle.id, search: 'LATE' });
    expect(found.map(({ name }) => name)).toEqual(['Later']);
    expect(await ana.call('finance.listBills', { circleId: circle.id, search: '%' })).toEqual([]);
    expect(await ana.call('finance.listBills', { circleId: circle.id, category: 'other' })).toEqual([]);
  });

  it('FIN-2 transactions are paged, newest first, without a gap or a double', async () => {
    let bill: Bill | null = await addBill({ frequency: 'weekly', dueDate: '2026-01-01' });
    for (let week = 0; bill && week < 11; week += 1) bill = (await pay(ana, bill.id)).nextBill;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.call('finance.listTransactions', { circleId: circle.id, cursor, limit: 4 });
      ids.push(...page.transactions.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toHaveLength(11);
    expect(new Set(ids).size).toBe(11);
    expect(ids).toEqual((await listTransactions()).map(({ id }) => id));
  });
});

it.each([
  ['amountCents', -1],
  ['amountCents', 0.5],
  ['amountCents', 1_000_000_001],
  ['dueDate', '2026-02-30'],
  ['dueDate', '31/01/2026'],
  ['reminderDays', 31],
  ['accountNumber', '12'],
  ['accountNumber', 'a'.repeat(41)],
  ['name', ' '],
])('ALL-3 %s %j is refused at its field', async (path, value) => {
  await expect(addBill({ [path]: value })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [expect.objectContaining({ path })],
  });
});

it('ALL-6 a deleted bill is hidden and comes back; its payments stay', async () => {
  const bill = await addBill({ isRecurring: false });
  await pay(ana, bill.id);
  await ana.call('finance.deleteBill', { circleId: circle.id, billId: bill.id });
  await ana.call('finance.deleteBill', { circleId: circle.id, billId: bill.id });
  expect(await listBills()).toEqual([]);
  expect(await listTransactions()).toHaveLength(1);
  await ana.call('finance.restoreBill', { circleId: circle.id, billId: bill.id });
  expect(await listBills()).toHaveLength(1);
});

it('CIRC-4 friends and medical members see no bill', async () => {
  const friend = await server.signUp('Fran');
  await circle.join(friend, 'friend');
  await expect(friend.call('finance.listBills', { circleId: circle.id })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
});

describe('ALL-3 FIN-1 where there are as many unpaid bills as there can be', () => {
  const full = { code: 'FULL', body: { details: { most: circleLimits.openBills } } };

  it('no deleted or paid one becomes one more, and a recurring one is paid and comes again', async () => {
    const gone = await addBill();
    await ana.call('finance.deleteBill', { circleId: circle.id, billId: gone.id });
    const once = await addBill({ isRecurring: false });
    const { transaction } = await pay(ana, once.id);
    const monthly = await addBill();
    const { db } = server.spine.database;
    const [row] = await db.select().from(bills).where(eq(bills.id, monthly.id));
    const copies = Array.from({ length: circleLimits.openBills - 1 }, () => ({ ...row, id: randomUUID() }));
    await db.insert(bills).values(copies as (typeof bills.$inferSelect)[]);
    await expect(addBill()).rejects.toMatchObject(full);
    const restored = ana.call('finance.restoreBill', { circleId: circle.id, billId: gone.id });
    await expect(restored).rejects.toMatchObject(full);
    await expect(undo(transaction.id)).rejects.toMatchObject(full);
    expect((await pay(ana, monthly.id)).nextBill).not.toBeNull();
    expect((await listBills()).filter(({ state }) => state === 'pending')).toHaveLength(
      circleLimits.openBills,
    );
  });
});
