import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 SET-5 says everything of help in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
