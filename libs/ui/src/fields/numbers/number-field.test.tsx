import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NumberField } from './number-field';

function Minutes({ first = 60 }: { first?: number | null }) {
  const [minutes, setMinutes] = useState(first);
  return (
    <>
      <NumberField
        label="Minutes"
        minValue={0}
        maxValue={180}
        step={5}
        value={minutes}
        onChange={setMinutes}
      />
      <output>{String(minutes)}</output>
    </>
  );
}

const inField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Minutes' });
const handedOn = () => screen.getByRole('status').textContent;
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function type(text: string): Promise<void> {
  await userEvent.clear(inField());
  await userEvent.type(inField(), text);
  await userEvent.tab();
}

it('ALL-3 a number is handed on as it was typed, also below, above and between the steps of the buttons', async () => {
  render(<Minutes />);
  for (const typed of ['-5', '999', '7', '60']) {
    await type(typed);
    expect([inField().value, handedOn()]).toEqual([typed, typed]);
  }
});

it('ALL-3 a number that was entered before is shown as it is', () => {
  render(<Minutes first={240} />);
  expect(inField().value).toBe('240');
});

it('the buttons keep to steps and limits, also after typing', async () => {
  render(<Minutes />);
  await press(/^Increase/);
  expect(handedOn()).toBe('65');
  await type('178');
  await press(/^Increase/);
  await press(/^Increase/);
  expect(handedOn()).toBe('180');
  expect(screen.getByRole('button', { name: /^Increase/ })).toHaveProperty('disabled', true);
});

it('ALL-3 a number typed into a prefilled field replaces what stands there', async () => {
  render(<Minutes />);
  await userEvent.click(inField());
  await userEvent.keyboard('30{Tab}');
  expect([inField().value, handedOn()]).toEqual(['30', '30']);
});

it('ALL-3 a decimal with the mark of another language is no larger number', async () => {
  render(<Minutes />);
  await type('0,5');
  expect(handedOn()).toBe('0.5');
  await type('0.0625');
  expect(handedOn()).toBe('0.0625');
});
