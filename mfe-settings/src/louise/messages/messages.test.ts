import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 LOU-2 says everything of Louise’s skills in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
