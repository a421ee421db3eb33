import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { setKeepsData } from '../offline-cache/keeps-data';
import { testIds, testSession } from '../testing/test-session';
import { addToDraft, watchDrafts, wipeDrafts } from './draft-storage';
import { useDraft } from './use-draft';

const draftOf = (key: string) => renderHook(() => useDraft(key)).result.current[0];
const session = bus.state('session.current');

beforeEach(() => session.set(testSession()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  session.set(null);
});

it('REL-3 keeps typed text over a reload or a change of version', () => {
  const { result, unmount } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('Half a sent'));
  unmount();
  expect(renderHook(() => useDraft('chat:ana')).result.current[0]).toBe('Half a sent');
});

it('ALL-2 takes text that could not be sent below what is typed, once, also after the page was loaded again', () => {
  const { result, unmount } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('Half a thought'));
  unmount();
  for (const text of ['Never sent', 'Never sent', 'sent']) addToDraft('chat:ana', text);
  expect(draftOf('chat:ana')).toBe('Half a thought\nNever sent\nsent');
});

it('keeps each field apart, and follows the key', () => {
  const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'chat:ana' } });
  act(() => result.current[1]('to Ana'));
  rerender({ key: 'chat:ben' });
  expect(result.current[0]).toBe('');
  rerender({ key: 'chat:ana' });
  expect(result.current[0]).toBe('to Ana');
});

it('forgets an empty text, and everything on sign-out', () => {
  const { result } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('text'));
  act(() => result.current[1](''));
  expect(sessionStorage).toHaveLength(0);
  act(() => result.current[1]('text'));
  wipeDrafts();
  expect(sessionStorage).toHaveLength(0);
});

it('AUTH-1 keeps typed text for whoever wrote it, and none of it once somebody else is signed in', () => {
  const { result, unmount } = renderHook(() => useDraft('chat:group'));
  act(() => result.current[1]('Half a sentence'));
  unmount();
  session.set(null);
  const stop = watchDrafts();
  session.set(testSession());
  expect(draftOf('chat:group')).toBe('Half a sentence');
  const { person, ...rest } = testSession();
  session.set({ ...rest, person: { ...person, id: testIds.ben } });
  expect(draftOf('chat:group')).toBe('');
  expect(sessionStorage).toHaveLength(0);
  stop();
});

it('ALL-2 forgets typed text when another tab signs out, also in a tab that slept meanwhile', () => {
  const { result } = renderHook(() => useDraft('chat:group'));
  act(() => result.current[1]('Half a sentence'));
  const asleep = { ...sessionStorage } as Record<string, string>;
  const stop = watchDrafts();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'carecircle:drafts', newValue: null }));
  expect(sessionStorage).toHaveLength(0);
  stop();

  for (const [name, text] of Object.entries(asleep)) sessionStorage.setItem(name, text);
  expect(draftOf('chat:group')).toBe('');
  watchDrafts()();
  expect(sessionStorage).toHaveLength(0);
});

it('works where the browser denies storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('text'));
  expect(result.current[0]).toBe('text');
});

it('ALL-2 leaves no text on a device that keeps no data', () => {
  setKeepsData(false);
  const { result } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('text'));
  expect(result.current[0]).toBe('text');
  expect(sessionStorage).toHaveLength(0);
  setKeepsData(true);
});
