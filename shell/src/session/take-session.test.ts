import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { testIds, testSession } from '@carecircle/remote-kit/testing';
import { goAtEnd } from './enter-app';
import { takeSession } from './take-session';

const state = bus.state('session.current');
let assign: MockInstance<(url: string | URL) => void>;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockReturnValue();
  state.set(testSession());
});
afterEach(() => vi.restoreAllMocks());

it('MFE-7 takes a session of the same person and circle in place', () => {
  const read = testSession({ role: 'friend' });
  takeSession(read);
  expect(state.get()).toBe(read);
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['the session ended', null],
  [
    'another circle is shown',
    { ...testSession(), circle: { ...testSession().circle, id: testIds.recipient } },
  ],
])('AUTH-5 loads the page anew when %s, and the screens keep theirs until then', async (_, session) => {
  const before = state.get();
  takeSession(session);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(location.pathname + location.search));
  expect(state.get()).toBe(before);
});

it('AUTH-5 goes where whoever ends the session wanted, though the end is told before the answer comes', async () => {
  goAtEnd('/login?ended=idle');
  takeSession(null);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?ended=idle'));
  goAtEnd(null);
});
