import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider';
import { Calendar } from './calendar';

function Kept({ start, onChange }: { start: string; onChange: (day: string) => void }) {
  const [day, setDay] = useState(start);
  const select = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <Calendar label="Calendar" value={day} onChange={select} />;
}

// The device's day is not the circle's: it has already come to the 24th.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('CAL-1 the week starts on Sunday, a day is chosen by its number, marked days say how many items they have', async () => {
  const onChange = vi.fn();
  render(
    <Calendar
      label="Calendar"
      value="2026-11-21"
      onChange={onChange}
      today="2026-11-20"
      marks={{ '2026-11-24': 2 }}
      markLabel={(count) => `${count} items`}
    />,
  );
  expect(document.querySelector('thead th')?.textContent).toBe('Sun');
  expect(document.querySelector('[data-current]')?.textContent).toBe('20');
  expect(screen.getByRole('button', { name: 'Today, Friday, November 20, 2026' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Saturday, November 21, 2026 selected' })).toBeTruthy();

  const marked = screen.getByRole('button', { name: 'Tuesday, November 24, 2026, 2 items' });
  expect(within(marked).getByText(/24/)).toBeTruthy();
  await userEvent.click(marked);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
});

it('CAL-1 a day with room for words has its titles, and how many more there are, without a second announcement', () => {
  const title = (text: string) => ({ id: text, text, isOutlined: false, isStruck: text === 'Choir' });
  render(
    <Calendar
      label="Calendar"
      value="2026-11-21"
      onChange={() => undefined}
      today="2026-11-20"
      marks={{ '2026-11-24': 5, '2026-11-25': 3 }}
      markLabel={(count) => `${count} items`}
      titles={{
        '2026-11-24': ['Cardiology', 'Lunch', 'Pills', 'Walk'].map(title),
        '2026-11-25': ['Bath', 'Choir', 'Dinner'].map(title),
      }}
      moreLabel={(count) => `+${count} more`}
    />,
  );
  const full = screen.getByRole('button', { name: 'Tuesday, November 24, 2026, 5 items' });
  expect(lines(full)).toEqual(['Cardiology', 'Lunch', '+3 more']);
  expect(lines(screen.getByRole('button', { name: /November 25, 2026, 3 items$/ }))).toEqual([
    'Bath',
    'Choir',
    'Dinner',
  ]);
});

function lines(day: HTMLElement): (string | null)[] {
  const hidden = day.parentElement?.querySelector('[aria-hidden]');
  return [...(hidden?.children ?? [])].map(({ textContent }) => textContent);
}

it('CAL-1 going to the next month selects a day in it', async () => {
  const onChange = vi.fn();
  render(<Kept start="2026-12-31" onChange={onChange} />);
  const [next] = screen.getAllByRole('button', { name: 'Next' });
  await userEvent.click(next ?? document.body);
  expect(await screen.findByRole('button', { name: /January 31, 2027 selected/ })).toBeTruthy();
  expect(onChange.mock.calls).toEqual([['2027-01-31']]);
});

it('CAL-1 arrow keys go from day to day and select on the way into another month', async () => {
  const onChange = vi.fn();
  render(<Kept start="2026-11-28" onChange={onChange} />);
  const user = userEvent.setup();
  const last = screen.getByRole('button', { name: /November 28, 2026/ });
  await user.click(last);
  await waitFor(() => expect(document.activeElement).toBe(last));
  onChange.mockClear();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-label')).toContain('November 30, 2026');
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('December 1, 2026');
});

it.each([
  ['en-US', /^Today, Friday, November 20/, /^Tuesday, November 24/],
  ['es', /^Hoy, viernes, 20 de/, /^martes, 24 de/],
  ['fr', /^Aujourd’hui, vendredi 20/, /^mardi 24/],
  ['de', /^Heute, Freitag, 20\./, /^Dienstag, 24\./],
  ['it', /^Oggi, venerdì 20/, /^martedì 24/],
  ['pt-BR', /^Hoje, sexta-feira, 20/, /^terça-feira, 24/],
])('CAL-1 today is the circle’s day, in %s too', (locale, today, ofTheDevice) => {
  render(
    <UiProvider locale={locale} navigate={() => undefined}>
      <Calendar label="Calendar" value="2026-11-21" onChange={() => undefined} today="2026-11-20" />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: today })).toBeTruthy();
  expect(screen.getByRole('button', { name: ofTheDevice })).toBeTruthy();
});
