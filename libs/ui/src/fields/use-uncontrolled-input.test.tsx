import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button';
import { Form } from './form';
import { TextField } from './text-field';

interface Draft {
  name: string;
  email: string;
}

let sent: Draft[] = [];

function SignUp() {
  const [draft, setDraft] = useState<Draft>({ name: '', email: '' });
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return (
    <Form
      onSubmit={() => {
        sent.push(draft);
        setDraft({ name: '', email: '' });
      }}
    >
      <TextField label="Name" value={draft.name} onChange={(name) => change({ name })} />
      <TextField label="Email" value={draft.email} onChange={(email) => change({ email })} />
      <p>For {draft.name}</p>
      <Button type="submit">Send</Button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** What a key or the browser's own filling does, before React had a turn for what can wait. */
function enter(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it('ALL-3 a field shows what is typed, and its form knows soon', async () => {
  render(<SignUp />);
  await userEvent.type(field('Name'), 'Ana');
  expect(field('Name').value).toBe('Ana');
  expect(screen.getByText('For Ana')).toBeTruthy();
});

it('ALL-3 Enter right after the last key sends all of the text, and leaves the field empty', async () => {
  sent = [];
  render(<SignUp />);
  await act(async () => {
    enter(field('Name'), 'Ana');
    field('Name').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(screen.getByText('For Ana')).toBeTruthy();
    const form = field('Name').closest('form');
    if (form) fireEvent.submit(form);
  });
  await expect.poll(() => sent).toEqual([{ name: 'Ana', email: '' }]);
  await expect.poll(() => field('Name').value).toBe('');
});

it('ALL-3 fields that the browser fills in together are all known', async () => {
  sent = [];
  render(<SignUp />);
  await act(async () => {
    enter(field('Name'), 'Ana');
    enter(field('Email'), 'ana@example.test');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ name: 'Ana', email: 'ana@example.test' }]);
});
