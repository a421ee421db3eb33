import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish, renderFeature, testIds } from '../testing';
import BillsPage from '../testing/example/bills.page';
import { exampleRemote as remote } from '../testing/example/remote';
import { testBill } from '../testing/example/test-bill';
import { seedAnswers } from './seed-answers';

const water = testBill({ id: '33333333-3333-4333-8333-333333333333', name: 'Water' });
const brought = { operation: 'finance.listBills', input: {}, output: [testBill()] };

function BillsLater() {
  const [isShown, setIsShown] = useState(false);
  return isShown ? <BillsPage /> : <button onClick={() => setIsShown(true)}>Show</button>;
}

const renderLater = () =>
  renderFeature(<BillsLater />, { remote, answers: { 'finance.listBills': [testBill(), water] } });

it('MFE-7 shows what came with the page without a read, and keeps it true', async () => {
  const { server, user } = await renderLater();
  act(() => seedAnswers([brought]));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('1 bill due')).toBeTruthy();
  await publish('bill.added', { bill: water });
  expect(screen.getByText('2 bills due')).toBeTruthy();
  expect(server.callsOf('finance.listBills')).toEqual([]);
});

it('MFE-7 reads anew what an event overtook before anybody showed it', async () => {
  const { server, user } = await renderLater();
  act(() => seedAnswers([brought]));
  await publish('bill.added', { bill: water });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('2 bills due')).toBeTruthy();
  expect(server.callsOf('finance.listBills')).toEqual([{ circleId: testIds.circle }]);
});
