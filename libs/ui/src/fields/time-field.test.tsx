import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TimeField } from './time-field';

it('SET-4 with a 12-hour clock 8:30 in the evening is handed on as 20:30', () => {
  const onChange = vi.fn();
  render(<TimeField label="Time" hourCycle={12} defaultValue="08:30" onChange={onChange} />);
  const [hour, minute, half] = screen.getAllByRole('spinbutton');
  expect([hour, minute, half].map((part) => part?.textContent)).toEqual(['8', '30', 'AM']);

  fireEvent.keyDown(half ?? document.body, { key: 'ArrowUp' });
  expect(onChange).toHaveBeenLastCalledWith('20:30');
});

it('SET-4 with a 24-hour clock there is no morning or evening to choose', () => {
  render(<TimeField label="Time" hourCycle={24} defaultValue="20:30" />);
  const parts = screen.getAllByRole('spinbutton').map((part) => part.textContent);
  expect(parts).toEqual(['20', '30']);
});
