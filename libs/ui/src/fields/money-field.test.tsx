import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './money-field';
import { fromCents, toCents } from './number-values';

it('FIN-1 every amount of cents survives the way to the field and back', () => {
  const changed: number[] = [];
  for (let cents = 0; cents <= 200_000; cents += 1) {
    if (toCents(fromCents(cents, 'USD') ?? Number.NaN, 'USD') !== cents) changed.push(cents);
  }
  expect(changed).toEqual([]);
  expect(toCents(fromCents(999_999_999_99, 'USD') ?? Number.NaN, 'USD')).toBe(999_999_999_99);
});

it('FIN-1 amounts that binary fractions cannot hold are exact', () => {
  expect([0.29, 1.005, 4.35, 19.99, 1.15].map((amount) => toCents(amount, 'USD'))).toEqual([
    29, 100, 435, 1999, 115,
  ]);
});

it('FIN-1 a currency without minor units counts whole units', () => {
  expect(toCents(1200, 'JPY')).toBe(1200);
  expect(fromCents(1200, 'JPY')).toBe(1200);
});

it('FIN-1 what is typed is handed on in cents, and an emptied field is null', async () => {
  const onChange = vi.fn();
  render(<MoneyField label="Amount" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Amount' });

  await userEvent.type(field, '124.35');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(12435);
  expect(field).toHaveProperty('value', '$124.35');

  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});
