import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { useGreeting } from './use-greeting';

beforeEach(() => {
  // In Chicago, where the circle lives, it is still the evening of the 21st.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

function Note({ isWide }: { isWide: boolean }) {
  return <p>{useGreeting(isWide).note}</p>;
}

it.each([
  ['mdy', true, 'Saturday, November 21 · Ruth Rivera'],
  ['dmy', true, 'Saturday 21 November · Ruth Rivera'],
  ['mdy', false, 'Saturday, Nov 21 · Ruth Rivera'],
  ['dmy', false, 'Saturday, 21 Nov · Ruth Rivera'],
] as const)(
  'SHELL-6 SET-5 the day is the circle’s, as the person writes dates: %s',
  async (dateFormat, isWide, note) => {
    await renderShell(<Note isWide={isWide} />, { session: { preferences: { dateFormat } } });
    expect(screen.getByText(note)).toBeTruthy();
  },
);
