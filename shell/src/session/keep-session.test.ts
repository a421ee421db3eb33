import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { queryClient } from '@carecircle/remote-kit';
import { publish, testIds, testSession } from '@carecircle/remote-kit/testing';
import { keepSession } from './keep-session';

const bills = ['finance.listBills', testIds.circle, {}];
let stop: () => void;

beforeEach(async () => {
  await bus.checksCome();
  bus.state('session.current').set(testSession({ role: 'caregiver' }));
  stop = keepSession();
  queryClient.setQueryData(bills, ['Electricity']);
});
afterEach(() => {
  stop();
  queryClient.clear();
});

it('CIRC-4 forgets what was read with rights that are gone', async () => {
  const { member } = testSession({ role: 'caregiver' });
  const permissions = { ...member.permissions, canViewFinances: false };
  await publish('member.permissions-changed', { member: { ...member, permissions } });
  expect(bus.state('session.current').get()?.member?.permissions.canViewFinances).toBe(false);
  await vi.waitFor(() => expect(queryClient.getQueryData(bills)).toBeUndefined());
});

it('CIRC-4 keeps what was read when somebody else’s rights change', async () => {
  const [, ben] = testSession().members;
  if (!ben) throw new Error('no Ben');
  await publish('member.permissions-changed', { member: { ...ben, role: 'friend' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(bills)).toEqual(['Electricity']);
});
