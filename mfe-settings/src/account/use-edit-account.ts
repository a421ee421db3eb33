import { patch, useCommand } from '@carecircle/remote-kit';

/** Saves the fields that were changed; the others stay as another device may have left them (SET-2). */
export function useEditAccount() {
  return useCommand('account.editAccount', {
    optimistic: ({ changes }) => [patch('account.getAccount', (account) => ({ ...account, ...changes }))],
  });
}
