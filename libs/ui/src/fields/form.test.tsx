import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../actions/button';
import { Checkbox } from './checkbox';
import { DatePicker } from './dates/date-picker';
import { Form } from './form';
import { MoneyField } from './numbers/money-field';
import { Select } from './select';
import { TextField } from './text-field';

const errors = {
  title: 'Enter a title',
  amountCents: 'Enter an amount',
  payee: 'Choose a payee',
  dueDate: 'Enter a date',
  agreed: 'Agree first',
};

function BillForm({ given = errors }: { given?: Record<string, string> }) {
  const [shown, setShown] = useState<Record<string, string>>();
  return (
    <Form aria-label="Bill" errors={shown} onSubmit={() => setShown(given)}>
      <TextField label="Title" name="title" />
      <MoneyField currency="USD" fractionDigits={2} label="Amount" name="amountCents" />
      <Select
        label="Payee"
        name="payee"
        options={[{ value: 'water', label: 'Water' }]}
        value={null}
        onChange={() => {}}
      />
      <DatePicker label="Due" name="dueDate" />
      <Checkbox name="agreed">I agree</Checkbox>
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** Keeps what is typed, so that it is rendered with each key. */
function TypedForm() {
  const [shown, setShown] = useState<Record<string, string>>();
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  return (
    <Form errors={shown} onSubmit={() => setShown({ title: 'Enter a title' })}>
      <TextField label="Title" name="title" value={title} onChange={setTitle} />
      <TextField label="Notes" name="notes" value={notes} onChange={setNotes} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

it('ALL-3 every kind of field shows its own message from the form, tied to its control', async () => {
  render(<BillForm />);
  expect(screen.queryByText('Enter a title')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  for (const message of Object.values(errors)) expect(screen.getByText(message)).toBeTruthy();
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(describedText(title)).toContain('Enter a title');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('ALL-3 the first field with a message takes the focus', async () => {
  render(<BillForm given={{ amountCents: 'Enter an amount', dueDate: 'Enter a date' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
});

it('ALL-3 a message whose path has no field stands above the fields', async () => {
  render(<BillForm given={{ circleId: 'This circle has ended' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toContain('This circle has ended');
});

it('ALL-3 a message goes when its field is changed', async () => {
  render(<BillForm given={{ title: 'Enter a title' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Water bill');
  await userEvent.tab();
  expect(screen.queryByText('Enter a title')).toBeNull();
});

it('ALL-3 a message that went stays away while the form keeps what is typed elsewhere', async () => {
  render(<TypedForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Water bill');
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Paid at the counter');
  expect(screen.queryByText('Enter a title')).toBeNull();
});

it('ALL-3 a field shows the message it is given without a form', () => {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <TextField label="Email" errorMessage="Enter an email address" />
    </Form>,
  );
  expect(describedText(screen.getByRole('textbox', { name: 'Email' }))).toContain('Enter an email address');
  expect(onSubmit).not.toHaveBeenCalled();
});

function describedText(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

it('ALL-3 a second submit while the first is under way does nothing', async () => {
  let finish: () => void = () => undefined;
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <Form onSubmit={save}>
      <TextField label="Title" name="title" />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Water{Enter}{Enter}');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await vi.waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(save).toHaveBeenCalledTimes(2);
  });
});
