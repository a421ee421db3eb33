import { expect, it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('ALL-1 says everything in every offered language', () => {
  expect(() => expectCompleteMessages(import.meta.dirname)).not.toThrow();
});
