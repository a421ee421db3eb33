import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 says everything of data and storage in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
