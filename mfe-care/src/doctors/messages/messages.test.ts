import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 DOC-1 says everything of doctors in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
