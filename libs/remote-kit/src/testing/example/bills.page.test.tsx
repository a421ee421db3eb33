import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../index';
import { expectCompleteMessages, publish, renderFeature, testIds } from '../index';
import BillsPage from './bills.page';
import { exampleRemote as remote } from './remote';
import { testBill } from './test-bill';

const water = testBill({ id: '33333333-3333-4333-8333-333333333333', name: 'Water' });

it('MFE-7 shows what another member did, without a read', async () => {
  const { server } = await renderFeature(<BillsPage />, {
    remote,
    answers: { 'finance.listBills': [testBill()] },
  });
  await screen.findByText('1 bill due');
  await publish('bill.added', { bill: water });
  expect(screen.getByText('2 bills due')).toBeTruthy();
  await publish('bill.deleted', { billId: water.id });
  expect(screen.getByText('1 bill due')).toBeTruthy();
  expect(server.callsOf('finance.listBills')).toEqual([{ circleId: testIds.circle }]);
});

it('MFE-7 leaves the answer alone on an event of another circle', async () => {
  await renderFeature(<BillsPage />, { remote, answers: { 'finance.listBills': [testBill()] } });
  await screen.findByText('1 bill due');
  await publish('bill.added', { bill: water }, { scopeId: '99999999-9999-4999-8999-999999999999' });
  expect(screen.getByText('1 bill due')).toBeTruthy();
});

it('MFE-7 applies an event that comes while the answer is on its way', async () => {
  let answer: (bills: ReturnType<typeof testBill>[]) => void = () => undefined;
  const bills = new Promise<ReturnType<typeof testBill>[]>((resolve) => {
    answer = resolve;
  });
  await renderFeature(<BillsPage />, { remote, answers: { 'finance.listBills': () => bills } });
  await publish('bill.added', { bill: water });
  answer([testBill()]);
  await screen.findByText('2 bills due');
});

it('reads anew when an event gives undefined', async () => {
  const { server } = await renderFeature(<BillsPage />, {
    remote,
    answers: { 'finance.listBills': [testBill()] },
  });
  await screen.findByText('1 bill due');
  server.answer({ 'finance.listBills': [] });
  const transaction = {
    id: '44444444-4444-4444-8444-444444444444',
    circleId: testIds.circle,
    billId: testBill().id,
    billName: 'Electricity',
    category: 'utilities' as const,
    amountCents: 8450,
    paidOn: '2026-11-20',
    status: 'reversed' as const,
    paymentMethod: 'manual' as const,
    confirmationNumber: 'A-1',
    isReference: false,
    receiptDocumentId: null,
    correctsId: null,
    recordedBy: testIds.ben,
    recordedAt: '2026-11-20T10:00:00.000Z',
  };
  await publish('payment.reversed', { bill: testBill(), transaction, removedBillId: null });
  await screen.findByText('No bills due');
});

it('ALL-3 shows a change at once and takes it back with a message when it is refused', async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<Refusal>((resolve) => {
    refuse = () => resolve(new Refusal({ code: 'INVALID_STATE', message: 'paid already' }));
  });
  const { user, server } = await renderFeature(<BillsPage />, {
    remote,
    answers: { 'finance.listBills': [testBill()], 'finance.payBill': () => refusal },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark Electricity paid' }));
  expect(screen.getByText('No bills due')).toBeTruthy();
  refuse();
  await screen.findByText('1 bill due');
  expect(server.callsOf('finance.payBill')).toMatchObject([
    { circleId: testIds.circle, billId: testBill().id, commandId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

it('keeps a change whose answer came, before its event', async () => {
  const paid = testBill({ state: 'paid', paidOn: '2026-11-21' });
  const { user } = await renderFeature(<BillsPage />, {
    remote,
    answers: {
      'finance.listBills': [testBill()],
      'finance.payBill': { bill: paid, transaction: {} as never, nextBill: null },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark Electricity paid' }));
  await waitFor(() => expect(screen.getByText('No bills due')).toBeTruthy());
});

it('hides what the member may not do, and speaks their language', async () => {
  await renderFeature(<BillsPage />, {
    remote,
    session: { role: 'friend', preferences: { language: 'es' } },
    answers: { 'finance.listBills': [testBill()] },
  });
  await screen.findByText('1 factura pendiente');
  expect(screen.getByRole('button', { name: 'Marcar Electricity como pagada' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('ALL-3 speaks every language completely', () => {
  expectCompleteMessages(`${import.meta.dirname}/messages`);
});
