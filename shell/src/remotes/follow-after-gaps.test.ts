import { bus } from '@carecircle/event-bus';
import { beforeAll, expect, it, vi } from 'vitest';
import { followAfterGaps } from './follow-after-gaps';
import { followReleases } from './follow-releases';

vi.mock('./follow-releases', () => ({ followReleases: vi.fn() }));

// A page whose first screen is shown.
beforeAll(() => bus.checksCome());

const begin = (registryRevision: number) =>
  bus.signal('contracts.served', { version: '0.1.0', registryRevision });

it('REL-3 a page looks what is served when something was decided while it was on its way, and after each gap', () => {
  followAfterGaps({ registryRevision: 4 });
  begin(4);
  expect(followReleases).not.toHaveBeenCalled();
  begin(4);
  expect(followReleases).toHaveBeenCalledOnce();

  followAfterGaps({ registryRevision: 3 });
  vi.mocked(followReleases).mockClear();
  begin(4);
  expect(followReleases).toHaveBeenCalled();
});
