import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMembership } from '../../../access/find-membership';
import type { CircleFixture } from '../../../api-conformance/circle-fixture';
import { copyOf, makeCopyFixtureInFolder, meaningOf, sendCopy } from '../../../testing/copy-fixture';
import { grownCopy } from '../../../testing/grown-copy';
import type { TestServer } from '../../../testing/start-test-server';
import type { TestPerson } from '../../../testing/test-person';
import type { CircleCopy } from './circle-copy';
import { openCircleCopy } from './open-circle-copy';

let server: TestServer;
let end: () => Promise<void>;
let own: CircleFixture;
let file: CircleCopy;
let cleo: TestPerson;

beforeAll(async () => {
  ({ server, own, file, end } = await makeCopyFixtureInFolder());
});
beforeEach(async () => {
  cleo = await server.signUp('Cleo');
});
afterAll(() => end());

describe('the copy of a circle with many records', () => {
  it('ALL-5 is whole, in order, and lets others come in between', async () => {
    const newCircleId = randomUUID();
    const copy = grownCopy(file, 20_000);
    await sendCopy(server, cleo, { copy, newCircleId });
    await server.settled();
    const order: string[] = [];
    const copying = copyOf(server, cleo, newCircleId).finally(() => order.push('copy'));
    for (let asked = 0; asked < 5; asked += 1) {
      await own.family.call('care.listTasks', { circleId: own.circle.id, limit: 10 });
      order.push('list');
    }
    const again = await copying;
    expect(order).toEqual(['list', 'list', 'list', 'list', 'list', 'copy']);
    expect(meaningOf(again)).toEqual(meaningOf(copy));
    const textsOf = ({ records }: CircleCopy) => records.messages?.map(({ text }) => text);
    expect(textsOf(again)).toEqual(textsOf(copy));
  });

  it('ALL-5 FIN-2 is of one moment: a bill is paid in it where its payment is, whoever pays meanwhile', async () => {
    const { id: circleId } = await cleo.createCircle();
    const membership = await findMembership(server.spine.database.db, circleId, cleo.id);
    if (!membership) throw new Error('a place');
    const place = { ...membership, caller: { address: '', userAgent: '' } };
    let isOver = false;
    const pay = async () => {
      while (!isOver) {
        const billId = randomUUID();
        await addBill(cleo, circleId, billId);
        await cleo.call('finance.payBill', {
          ...{ circleId, billId, amountCents: 500, paidOn: '2026-11-21', confirmationNumber: 'A1' },
        });
      }
    };
    const paying = pay();
    for (let taken = 0; taken < 4; taken += 1) {
      const { records } = JSON.parse(await openCircleCopy(server.spine, place)) as CircleCopy;
      const paid = records.bills?.filter(({ state }) => state === 'paid').map(({ id }) => id);
      const payments = records.payments?.map(({ billId }) => billId);
      expect(paid?.sort()).toEqual(payments?.sort());
    }
    isOver = true;
    await paying;
  });
});

async function addBill(person: TestPerson, circleId: string, billId: string): Promise<void> {
  const bill = { name: 'Water', amountCents: 500, category: 'utilities', frequency: 'monthly' } as const;
  const said = { dueDate: '2026-12-31', isRecurring: false, paymentMethod: 'manual' } as const;
  await person.call('finance.addBill', {
    ...{ circleId, billId, ...bill, ...said, reminderDays: 3, notes: '', accountNumber: null },
  });
}
