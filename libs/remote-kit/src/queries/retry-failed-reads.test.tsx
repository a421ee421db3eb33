import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../operations/refusal';
import { exampleRemote as remote } from '../testing/example/remote';
import { renderFeature } from '../testing';
import { retryFailedReads } from './retry-failed-reads';
import { useLiveQuery } from './use-live-query';

let stop = () => undefined as void;
afterEach(() => stop());

function Bills() {
  const { data, error } = useLiveQuery('finance.listBills', {});
  if (error) return <p>No answer</p>;
  return <p>{data ? `${data.length} bills` : 'On the way'}</p>;
}

it('MFE-8 a first read that got no answer is read again when that is worth while, without a press', async () => {
  const waits: { failures: number; end: () => void }[] = [];
  stop = retryFailedReads((failures) => new Promise((end) => waits.push({ failures, end })));
  const { server } = await renderFeature(<Bills />, {
    remote,
    answers: { 'finance.listBills': new Refusal({ code: 'UNAVAILABLE', message: 'starting' }) },
  });
  expect(await screen.findByText('No answer', {}, { timeout: 5_000 })).toBeTruthy();
  await act(async () => waits[0]?.end());
  await expect.poll(() => waits.map(({ failures }) => failures), { timeout: 5_000 }).toEqual([0, 1]);
  server.answer({ 'finance.listBills': [] });
  await act(async () => waits[1]?.end());
  expect(await screen.findByText('0 bills')).toBeTruthy();
});
