import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { ScopeDialog, scopesOf, type Scope } from './scope-dialog';

async function ask(isOtherRule: boolean) {
  const chosen: Scope[] = [];
  const { user } = await renderFeature(
    <ScopeDialog
      title="Delete “Walk”"
      confirmLabel="Delete"
      scopes={scopesOf(isOtherRule)}
      onConfirm={(scope) => chosen.push(scope)}
      onClose={() => chosen.push('this')}
    />,
    { remote },
  );
  return { user, chosen };
}

it.each([
  ['Only this one', 'this'],
  ['This and the following ones', 'following'],
  ['All', 'all'],
] as const)('CAL-4 TASK-3 “%s” is what is meant once it is confirmed', async (name, scope) => {
  const { user, chosen } = await ask(false);
  await user.click(await screen.findByRole('radio', { name }));
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(chosen).toEqual([scope]);
});

it('CAL-4 another rule is never that of one time alone', async () => {
  const { user, chosen } = await ask(true);
  await screen.findByRole('radio', { name: 'All' });
  expect(screen.queryByRole('radio', { name: 'Only this one' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(chosen).toEqual(['following']);
});
