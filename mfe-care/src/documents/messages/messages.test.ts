import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 VAULT-1 says everything of the vault in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
