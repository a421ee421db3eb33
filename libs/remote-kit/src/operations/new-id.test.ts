import { expect, it } from 'vitest';
import { Id } from '@carecircle/contracts/schemas';
import { newId } from './new-id';

it('makes ids that the contracts take, each another, sorted by time', () => {
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
  const times = ids.map((id) => id.slice(0, 13));
  expect(times).toEqual(times.toSorted());
  expect(parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBeGreaterThan(Date.now() - 10_000);
});
