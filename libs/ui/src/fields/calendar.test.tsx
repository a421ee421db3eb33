import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Calendar } from './calendar';

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

  const marked = screen.getByRole('img', { name: '2 items' });
  const day = marked.parentElement ?? document.body;
  expect(within(day).getByText(/24/)).toBeTruthy();
  await userEvent.click(day);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24');
});

it('CAL-1 going to the next month tells its first day', async () => {
  const onMonthChange = vi.fn();
  render(
    <Calendar label="Calendar" value="2026-12-31" onChange={() => undefined} onMonthChange={onMonthChange} />,
  );
  const [next] = screen.getAllByRole('button', { name: 'Next' });
  await userEvent.click(next ?? document.body);
  expect(onMonthChange).toHaveBeenLastCalledWith('2027-01-01');
});
