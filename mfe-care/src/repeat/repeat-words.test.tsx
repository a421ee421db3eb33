import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Repeat } from '@carecircle/contracts';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { useRepeatWords } from './use-repeat-words';

const daily: Repeat = {
  ...{ frequency: 'daily', interval: 1, weekdays: [], monthlyOn: 'day', until: null, count: null },
};

function Words({ repeat, day }: { repeat: Repeat; day: string }) {
  return <p data-testid="words">{useRepeatWords().repeatWords(repeat, day)}</p>;
}

it.each<[string, Partial<Repeat>, string]>([
  ['Every day', {}, '2026-11-24'],
  ['Every 3 days, until Dec 31, 2026', { interval: 3, until: '2026-12-31' }, '2026-11-24'],
  ['Every week on Tue', { frequency: 'weekly' }, '2026-11-24'],
  [
    'Every 2 weeks on Mon and Thu',
    { frequency: 'weekly', interval: 2, weekdays: ['TH', 'MO'] },
    '2026-11-23',
  ],
  ['Every month on day 24, 5 times', { frequency: 'monthly', count: 5 }, '2026-11-24'],
  ['Every month on the fourth Tuesday', { frequency: 'monthly', monthlyOn: 'weekday' }, '2026-11-24'],
  ['Every month on the last Tuesday', { frequency: 'monthly', monthlyOn: 'last-weekday' }, '2026-11-24'],
  ['Every month on the last day', { frequency: 'monthly', monthlyOn: 'last-day' }, '2026-11-30'],
  ['Every year on November 24', { frequency: 'yearly' }, '2026-11-24'],
])('CAL-4 TASK-3 says “%s”', async (words, changes, day) => {
  await renderFeature(<Words repeat={{ ...daily, ...changes }} day={day} />, { remote });
  expect(screen.getByTestId('words').textContent).toBe(words);
});
