import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Calendar } from './calendar';

function Kept({ start, onChange }: { start: string; onChange: (day: string) => void }) {
  const [day, setDay] = useState(start);
  const select = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <Calendar label="Calendar" value={day} onChange={select} />;
}

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

  const marked = screen.getByRole('button', { name: 'Tuesday, November 24, 2026, 2 items' });
  expect(within(marked).getByText(/24/)).toBeTruthy();
  await userEvent.click(marked);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
});

it('CAL-1 going to the next month selects a day in it', async () => {
  const onChange = vi.fn();
  render(<Kept start="2026-12-31" onChange={onChange} />);
  const [next] = screen.getAllByRole('button', { name: 'Next' });
  await userEvent.click(next ?? document.body);
  expect(onChange.mock.calls).toEqual([['2027-01-31']]);
  expect(screen.getByRole('button', { name: /January 31, 2027 selected/ })).toBeTruthy();
});

it('CAL-1 arrow keys go from day to day and select on the way into another month', async () => {
  const onChange = vi.fn();
  render(<Kept start="2026-11-28" onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /November 28, 2026/ }));
  onChange.mockClear();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-label')).toContain('November 30, 2026');
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('December 1, 2026');
});
