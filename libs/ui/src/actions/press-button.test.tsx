import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it.each(['{Enter}', ' '])('ALL-1 a button is pressed with the key "%s"', async (key) => {
  const press = vi.fn();
  render(<Button onPress={press}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(press).toHaveBeenCalledTimes(1);
});

it('ALL-1 a pending button keeps the focus, says that work goes on, and does nothing', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" isPending onPress={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Save/ });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('a disabled button cannot be pressed, and none sends a form unasked', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button isDisabled onPress={press}>
        Save
      </Button>
      <Button>Add a line</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('ALL-1 of two presses in one breath the second finds what the first has changed', async () => {
  const sent = vi.fn();
  function SendOnce() {
    const [text, setText] = useState('Hello');
    const send = () => {
      if (text) sent(text);
      setText('');
    };
    return <Button onPress={send}>Send</Button>;
  }
  render(<SendOnce />);
  const button = screen.getByRole('button', { name: 'Send' });
  button.click();
  button.click();
  expect(sent).not.toHaveBeenCalled();
  await expect.poll(() => sent.mock.calls).toEqual([['Hello']]);
  await userEvent.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});
