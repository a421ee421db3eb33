import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setKeepsData } from '../kept/keeps-data';
import { useDraft, wipeDrafts } from './use-draft';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('REL-3 keeps typed text over a reload or a change of version', () => {
  const { result, unmount } = renderHook(() => useDraft('chat:ana'));
  act(() => result.current[1]('Half a sent'));
  unmount();
  expect(renderHook(() => useDraft('chat:ana')).result.current[0]).toBe('Half a sent');
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
