import { expect, it } from 'vitest';
import { clipText } from './clip-text';

it('CHAT-2 LOU-4 cuts no emoji and no accent in half', () => {
  expect(clipText('Hi', 5)).toBe('Hi');
  expect(clipText('Hello', 4)).toBe('Hell');
  expect(clipText('abc👩‍👩‍👧', 5)).toBe('abc');
  expect(clipText('ae\u0301x', 2)).toBe('a');
});
