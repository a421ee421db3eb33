import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 CARE-1 says everything of the care log in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
