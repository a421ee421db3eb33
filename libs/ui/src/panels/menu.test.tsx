import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../actions/icon-button';
import { MoreVerticalIcon } from '../icons';
import { UiProvider } from '../provider/ui-provider';
import { Menu } from './menu';

function renderMenu(onAction = vi.fn()) {
  render(
    <Menu
      label="Task"
      trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label="More" />}
      items={[
        { id: 'edit', label: 'Edit', onAction },
        { id: 'delete', label: 'Delete' },
      ]}
    />,
  );
  return screen.getByRole('button', { name: 'More' });
}

it.each(['{ArrowDown}', '{Enter}', ' '])(
  'ALL-1 a menu opens with the key "%s", and gives the focus back',
  async (key) => {
    const button = renderMenu();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  },
);

it('ALL-1 a menu entry does its work once and the menu goes', async () => {
  const edit = vi.fn();
  await userEvent.click(renderMenu(edit));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('MFE-3 a menu entry that is a link is followed without loading a page', async () => {
  const navigate = vi.fn();
  render(
    <UiProvider locale="en-US" navigate={navigate}>
      <Menu
        label="Circle"
        trigger={(opener) => <IconButton {...opener} icon={MoreVerticalIcon} aria-label="Circle" />}
        items={[{ id: 'tasks', label: 'Tasks', href: '/tasks' }]}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Circle' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tasks' }));
  expect(navigate).toHaveBeenCalledWith('/tasks', undefined);
});
