import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 GAME-1 says everything of the game in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
