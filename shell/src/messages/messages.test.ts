import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { it } from 'vitest';
import { expectCompleteMessages } from '@carecircle/remote-kit/testing';

const notifications = '@carecircle/contracts/notifications/messages/en.json';

it('SET-4 says everything in every language, with the same values', () => {
  expectCompleteMessages(import.meta.dirname);
});

it('SET-4 says everything of what is seen later in every language, with the same values', () => {
  expectCompleteMessages(join(import.meta.dirname, '../later/messages'));
});

it('SET-4 NOTE-1 tells every notification in every language, with the same values', () => {
  expectCompleteMessages(dirname(createRequire(import.meta.url).resolve(notifications)));
});
