import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 WEAR-1 says everything of wearables in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
