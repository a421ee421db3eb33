import { expectCompleteMessages } from '@carecircle/remote-kit/testing';
import { it } from 'vitest';

it('SET-4 every text is there in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
