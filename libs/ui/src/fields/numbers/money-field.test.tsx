import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './money-field';
import { fromMinorUnits, toMinorUnits } from './number-values';

it('FIN-1 every amount of cents survives the way to the field and back', () => {
  const changed: number[] = [];
  for (let cents = 0; cents <= 200_000; cents += 1) {
    if (toMinorUnits(fromMinorUnits(cents, 2) ?? Number.NaN, 2) !== cents) changed.push(cents);
  }
  expect(changed).toEqual([]);
  expect(toMinorUnits(fromMinorUnits(999_999_999_99, 2) ?? Number.NaN, 2)).toBe(999_999_999_99);
});

it('FIN-1 amounts that binary fractions cannot hold are exact, and none is rounded', () => {
  expect([0.29, 4.35, 19.99, 1.15, 1.005, 1e21].map((amount) => toMinorUnits(amount, 2))).toEqual([
    29, 435, 1999, 115, 100.5, 1e23,
  ]);
});

interface AmountProps {
  first?: number | null;
  currency?: string;
  fractionDigits?: number;
  onChange?: (minorUnits: number | null) => void;
}

function Amount({ first = null, currency = 'USD', fractionDigits = 2, onChange }: AmountProps) {
  const [amount, setAmount] = useState<number | null>(first);
  const change = (next: number | null) => {
    setAmount(next);
    onChange?.(next);
  };
  return <MoneyField label="Amount" {...{ currency, fractionDigits }} value={amount} onChange={change} />;
}

const inField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('FIN-1 what is typed is handed on in cents, and an emptied field is null', async () => {
  const onChange = vi.fn();
  render(<Amount onChange={onChange} />);
  await userEvent.type(inField(), '124.35');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(12435);
  expect(inField()).toHaveProperty('value', '$124.35');

  await userEvent.clear(inField());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('FIN-1 what is typed into a prefilled field replaces what stands there', async () => {
  const onChange = vi.fn();
  render(<Amount first={0} onChange={onChange} />);
  await userEvent.click(inField());
  await userEvent.keyboard('85.5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(8550);
  expect(inField().value).toBe('$85.50');
});

it('a press into a field that has the focus sets the cursor', async () => {
  render(<Amount first={100} />);
  await userEvent.click(inField());
  expect([inField().selectionStart, inField().selectionEnd]).toEqual([0, 5]);
  inField().setSelectionRange(2, 2);
  fireEvent.mouseUp(inField());
  expect([inField().selectionStart, inField().selectionEnd]).toEqual([2, 2]);
});

it.each([
  ['en', '12,5', 1250],
  ['de', '85.5', 8550],
  ['fr', '1200,5', 120_050],
  ['en', '-5', -500],
  ['en', '85.555', 8555.5],
])('ALL-3 in %s, %s is handed on as it was meant', async (locale, typed, minorUnits) => {
  const onChange = vi.fn();
  render(
    <I18nProvider locale={locale}>
      <Amount first={100} onChange={onChange} />
    </I18nProvider>,
  );
  await userEvent.click(inField());
  await userEvent.keyboard(typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(minorUnits);
});

it.each([
  ['JPY', 0, '1200', 1200, '¥1,200'],
  ['HUF', 2, '1200.5', 120_050, 'HUF 1,200.50'],
  ['KWD', 3, '1.234', 1234, 'KWD 1.234'],
])(
  'FIN-2 %s is typed and shown with %i decimals',
  async (currency, fractionDigits, typed, minorUnits, text) => {
    const onChange = vi.fn();
    render(<Amount {...{ currency, fractionDigits, onChange }} />);
    await userEvent.type(inField(), typed);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(minorUnits);
    expect(inField().value.replace(/\u00a0/g, ' ')).toBe(text);
  },
);
