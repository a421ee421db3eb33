import { Day, Id } from '@carecircle/contracts/schemas';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readCursor, writeCursor } from './page-cursor';

const Position = z.tuple([Day, Id]);

it('ALL-3 a list position comes back as it was given', () => {
  const position = ['2026-11-21', '018f2b6e-7c1a-7d3e-9b52-3a1f0c9d4e88'] as const;
  expect(readCursor(Position, writeCursor(position))).toEqual(position);
});

it.each(['', 'x', '[]', 'bm90IGpzb24', writeCursor(['2026-02-30', 'x']), '\0', '💥'])(
  'ALL-3 the made-up position %j is refused at its field',
  (cursor) => {
    expect(() => readCursor(Position, cursor)).toThrowError(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        fields: [{ path: 'cursor', code: 'cursor_shape' }],
      }),
    );
  },
);
