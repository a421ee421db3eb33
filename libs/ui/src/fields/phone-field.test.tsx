import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field';

function Form({ initial = null }: { initial?: string | null }) {
  const [phone, setPhone] = useState<string | null>(initial);
  return (
    <>
      <PhoneField label="Phone" value={phone} onChange={setPhone} />
      <output>{String(phone)}</output>
    </>
  );
}

it('SET-2 shapes ten digits while they are typed and hands on E.164', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Phone'), '3125550142');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '(312) 555-0142');
  expect(screen.getByRole('status').textContent).toBe('+13125550142');
});

it('SET-2 hands on unfinished text as it is, and null when it is emptied', async () => {
  render(<Form initial="+34612345678" />);
  const field = screen.getByLabelText('Phone');
  expect(field).toHaveProperty('value', '+34 612 34 56 78');
  await userEvent.clear(field);
  expect(screen.getByRole('status').textContent).toBe('null');
  await userEvent.type(field, '12');
  expect(screen.getByRole('status').textContent).toBe('(12');
});
