import { expect, it } from 'vitest';
import { foundParts } from './found-parts';

it('CHAT-1 marks each hit, whatever its case', () => {
  expect(foundParts('Pills and pills', 'pills')).toEqual([
    { text: 'Pills', isHit: true },
    { text: ' and ', isHit: false },
    { text: 'pills', isHit: true },
  ]);
});

it('CHAT-1 shows the surroundings of the first hit in a long text', () => {
  const parts = foundParts(`${'a '.repeat(100)}needle${' b'.repeat(200)}`, 'needle');
  expect(parts[0]).toEqual({ text: '…', isHit: false });
  expect(parts.at(-1)).toEqual({ text: '…', isHit: false });
  expect(parts.some(({ isHit }) => isHit)).toBe(true);
});
