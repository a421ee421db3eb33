import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 REC-1 says everything of the own screen in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
