import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add event</Button>
      <Dialog title="New event" isOpen={isOpen} onOpenChange={setIsOpen}>
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

it('ALL-1 a dialog has its title as name, takes the focus and gives it back when closed', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Add event' });
  await userEvent.click(opener);

  const dialog = await screen.findByRole('dialog', { name: 'New event' });
  expect(dialog.contains(document.activeElement)).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});

it('ALL-1 Escape closes a dialog', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Add event' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ALL-1 what is in a dialog is not rendered once more because it closes', async () => {
  const renders: boolean[] = [];
  function Content({ isOpen }: { isOpen: boolean }) {
    renders.push(isOpen);
    return <input aria-label="Title" />;
  }
  function Editor() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog title="New event" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Content isOpen={isOpen} />
      </Dialog>
    );
  }
  render(<Editor />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(renders).not.toContain(false);
});

it('ALL-6 a confirmation stays open and pending until its work is done', async () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  function Deletion() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <ConfirmDialog
        title="Delete this circle?"
        text="Everyone is told."
        confirmLabel="Delete circle"
        isDanger
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => work}
      />
    );
  }
  render(<Deletion />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete circle' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete this circle?' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Working on it' })).toBeTruthy();

  finish();
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});

function Editor() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog title="New task" isOpen={isOpen} onOpenChange={setIsOpen}>
      <form>
        <input aria-label="Title" />
      </form>
    </Dialog>
  );
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard what you entered?' });

it.each(['Escape', 'Close'])(
  'ALL-3 a filled form that is left by %s asks first, an empty one does not',
  async (way) => {
    const leave = () =>
      way === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const { unmount } = render(<Editor />);
    await screen.findByRole('dialog');
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();

    render(<Editor />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Walk');
    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Walk');

    await leave();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('ALL-3 a text that was sent, and a control that acts at once, are nothing to lose', async () => {
  function Comments() {
    const [isOpen, setIsOpen] = useState(true);
    const [text, setText] = useState('');
    return (
      <Dialog title="Walk" isOpen={isOpen} onOpenChange={setIsOpen}>
        <input type="checkbox" aria-label="Coat on" />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setText('');
          }}
        >
          <input aria-label="Comment" value={text} onChange={({ target }) => setText(target.value)} />
        </form>
      </Dialog>
    );
  }
  render(<Comments />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Coat on' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Gladly{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
