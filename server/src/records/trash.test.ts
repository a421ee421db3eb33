import { expect, it } from 'vitest';
import { requireInTrash } from './trash';

const deletedAt = new Date('2026-11-01T08:00:00Z');

it('ALL-6 what was deleted can be brought back for 30 days and no longer', () => {
  expect(() => requireInTrash(deletedAt, new Date('2026-12-01T08:00:00Z'))).not.toThrow();
  expect(() => requireInTrash(deletedAt, new Date('2026-12-01T08:00:01Z'))).toThrowError(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});
