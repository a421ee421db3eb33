import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setBusState } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import BillingPage from './billing.page';
import type { PlanAnswer } from './use-plan';

const basic: PlanAnswer = {
  plan: {
    ...{ planId: 'basic', interval: null, payee: null, periodEndsAt: null, card: null, request: null },
    ...{ isEnding: false, isPastDue: false },
  },
  usage: { members: 5, storageBytes: 512 * 2 ** 20 },
  canPay: false,
};
const premium: PlanAnswer = {
  ...basic,
  plan: {
    ...basic.plan,
    ...{
      planId: 'premium',
      interval: 'monthly',
      payee: 'operator',
      periodEndsAt: '2026-12-15T12:00:00.000Z',
    },
  },
};
const invoice = {
  ...{
    id: testIds.recipient,
    circleId: testIds.circle,
    number: 'CC-20261115-0001',
    planId: 'premium' as const,
  },
  ...{ interval: 'monthly' as const, amountCents: 999, currency: 'USD', status: 'paid' as const },
  ...{ issuedAt: '2026-11-15T12:00:00.000Z', periodStartsAt: '2026-11-15T12:00:00.000Z' },
  periodEndsAt: '2026-12-15T12:00:00.000Z',
};

const open = (answers: Answers = {}, role: 'admin' | 'family' = 'admin') =>
  renderFeature(<BillingPage />, {
    remote,
    path: '/more/billing',
    session: { role },
    answers: {
      'billing.getPlan': basic,
      'billing.listInvoices': { invoices: [], nextCursor: null },
      ...answers,
    },
  });
const planCard = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement);

describe('SET-6 billing and plans', () => {
  it('shows the plan, what of it is used, and the three with their prices', async () => {
    await open();
    expect(await screen.findByText('5 of 5')).toBeTruthy();
    expect(screen.getByText('512 MB of 1 GB')).toBeTruthy();
    expect((await planCard('Premium')).getByText('$9.99')).toBeTruthy();
    expect((await planCard('Premium')).getByText('Most popular')).toBeTruthy();
    expect((await planCard('Family Plus')).getByText('Unlimited members')).toBeTruthy();
  });

  it('by the year each says what it saves', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Yearly · Save 17%/ }));
    expect((await planCard('Premium')).getByText('$99.99')).toBeTruthy();
    expect((await planCard('Premium')).getByText('You save $19.89 a year')).toBeTruthy();
    expect((await planCard('Family Plus')).getByText('You save $39.89 a year')).toBeTruthy();
  });

  it('without a provider Upgrade asks the operator, and the card says so', async () => {
    const { user, server } = await open({ 'billing.requestPlan': basic.plan });
    expect((await planCard('Premium')).getByText(/No payment is taken here/)).toBeTruthy();
    await user.click((await planCard('Premium')).getByRole('button', { name: 'Upgrade to Premium' }));
    await waitFor(() =>
      expect(server.callsOf('billing.requestPlan')).toMatchObject([
        { planId: 'premium', interval: 'monthly' },
      ]),
    );
  });

  it('MFE-7 a plan that another admin changed shows without a reload', async () => {
    await open();
    await screen.findByText('5 of 5');
    await publish('plan.changed', { plan: { ...premium.plan, isEnding: true } });
    expect(await screen.findByText(/The plan is cancelled and stays until Dec 15, 2026/)).toBeTruthy();
    expect(screen.getByText('5 of 15')).toBeTruthy();
  });

  it('Downgrade says until when it holds and that nothing is lost, before it is sent', async () => {
    const { user, server } = await open({
      'billing.getPlan': premium,
      'billing.cancelPlan': { ...premium.plan, isEnding: true },
      'billing.listInvoices': { invoices: [invoice], nextCursor: null },
    });
    expect(await screen.findByText('CC-20261115-0001')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download Invoices' }).getAttribute('href')).toBe(
      `/api/billing/invoices.pdf?circleId=${testIds.circle}`,
    );
    await user.click((await planCard('Basic')).getByRole('button', { name: 'Downgrade' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/No one is removed and nothing is deleted/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await waitFor(() => expect(server.callsOf('billing.cancelPlan')).toHaveLength(1));
  });

  it('ALL-2 without a connection nobody is asked to confirm what cannot be sent', async () => {
    await open({ 'billing.getPlan': premium });
    const downgrade = (await planCard('Basic')).getByRole<HTMLButtonElement>('button', { name: 'Downgrade' });
    const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel Subscription' });
    expect([downgrade.disabled, cancel.disabled]).toEqual([false, false]);
    act(() => setBusState('connection.status', 'offline'));
    onTestFinished(() => setBusState('connection.status', 'connecting'));
    expect([downgrade.disabled, cancel.disabled]).toEqual([true, true]);
  });

  it('CIRC-4 who is no admin sees the limits and no button', async () => {
    await open({}, 'family');
    expect(await screen.findByText(/Only admins of the circle can change the plan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
  });
});
