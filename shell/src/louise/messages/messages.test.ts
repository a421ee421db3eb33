import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 LOU-1 says everything of Louise in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
