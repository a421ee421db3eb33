import { bus } from '@carecircle/event-bus';
import { testSession } from '@carecircle/remote-kit/testing';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followReleases } from './follow-releases';
import { followServed } from './follow-served';

vi.mock('./follow-releases', () => ({ followReleases: vi.fn() }));

// A page whose first screen is shown.
beforeAll(() => bus.checksCome());
beforeEach(() => vi.mocked(followReleases).mockClear());

const begin = (registryRevision: number) =>
  bus.signal('contracts.served', { version: '0.1.0', registryRevision });

it('REL-3 a page looks what is served when something was decided while it was on its way, and after each gap', () => {
  followServed({ registryRevision: 4, session: null });
  begin(4);
  expect(followReleases).not.toHaveBeenCalled();
  begin(4);
  expect(followReleases).toHaveBeenCalledOnce();

  followServed({ registryRevision: 3, session: null });
  vi.mocked(followReleases).mockClear();
  begin(4);
  expect(followReleases).toHaveBeenCalled();
});

it('REL-3 a page looks what is served to another circle, also when that was chosen before it could listen', () => {
  const session = testSession();
  const other = { ...session, circle: { ...session.circle, id: '00000000-0000-7000-8000-0000000000cc' } };
  bus.state('session.current').set(session);
  onTestFinished(() => bus.state('session.current').set(null));
  followServed({ registryRevision: 4, session });
  expect(followReleases).not.toHaveBeenCalled();
  bus.state('session.current').set(other);
  expect(followReleases).toHaveBeenCalledWith(0);

  vi.mocked(followReleases).mockClear();
  followServed({ registryRevision: 4, session });
  expect(followReleases).toHaveBeenCalledExactlyOnceWith(0);
});
