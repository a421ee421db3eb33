import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

it('SET-4 SERV-1 says everything of services in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});
