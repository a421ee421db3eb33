import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableLoad, useLoaded } from './retryable-load';

/** Something that two roots draw by, as remotes do by the event bus. */
let count = 0;
const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function raise() {
  count += 1;
  for (const listener of listeners) listener();
}

const roots: Root[] = [];
function addRoot(): { place: HTMLElement; root: Root } {
  const place = document.createElement('div');
  const root = createRoot(place);
  roots.push(root);
  return { place, root };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  vi.unstubAllGlobals();
});

// With React's `lazy` in a `Suspense`, this ends with an uncaught error 177 of react-dom 19.3.1.
it('MFE-4 what comes late does no harm where effects of another root draw its root meanwhile', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  let come = (_text: string) => undefined as void;
  const late = retryableLoad(() => new Promise<string>((resolve) => (come = resolve)));
  const Late = () => `${useSyncExternalStore(subscribe, () => count)} ${useLoaded(late) ?? '…'}`;
  let draw = (_turn: number) => undefined as void;
  let holdUntilMs = 0;
  function Busy() {
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      draw = setTurn;
      if (turn > 0) raise();
    }, [turn]);
    // Holds the thread until a timer of React would be due, so that it runs before these effects.
    while (turn > 0 && performance.now() < holdUntilMs);
    return turn;
  }
  const { place, root } = addRoot();
  root.render(<Late />);
  const busy = addRoot();
  busy.root.render(<Busy />);
  await vi.waitFor(() => expect([place.textContent, busy.place.textContent]).toEqual(['0 …', '0']));
  holdUntilMs = performance.now() + 350;
  come('Rosa');
  await new Promise((resolve) => setTimeout(resolve, 0));
  draw(1);
  await vi.waitFor(() => expect(place.textContent).toBe('1 Rosa'));
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

it('MFE-4 what did not come is asked for again, once for all who ask at the same time', async () => {
  const load = vi.fn(async () => 'Rosa').mockRejectedValueOnce(new Error('no such file'));
  const late = retryableLoad(load);
  const [first, second] = [late.load(), late.load()];
  await expect(first).rejects.toThrow('no such file');
  await expect(second).rejects.toThrow('no such file');
  expect(late.value).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(await late.load()).toBe('Rosa');
  expect(await late.load()).toBe('Rosa');
  expect(load).toHaveBeenCalledTimes(2);
});
