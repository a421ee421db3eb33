import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 speaks English and Spanish in full', () => {
  expectCompleteMessages(import.meta.dirname);
});
