import { act, render, screen } from '@testing-library/react';
import { Component, startTransition, Suspense, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { separateWords } from './separate-words';

const catalogue = (load: () => Promise<{ default: { hello: string } }>) =>
  separateWords<{ hello: string }>({ en: load } as Parameters<typeof separateWords>[0]);

class Failures extends Component<{ children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render() {
    return this.state.text || this.props.children;
  }
}

it('SET-4 MFE-4 what stands in separate words comes with them, and the next time at once', async () => {
  let come = (_words: { default: { hello: string } }) => undefined as void;
  const load = vi.fn(() => new Promise<{ default: { hello: string } }>((resolve) => (come = resolve)));
  const { useWords, WithWords } = catalogue(load);
  const Greeting = () => useWords()('hello');
  const greeting = (
    <WithWords fallback="…">
      <Greeting />
    </WithWords>
  );
  const first = render(greeting);
  expect(first.container.textContent).toBe('…');
  come({ default: { hello: 'Good morning' } });
  await screen.findByText('Good morning');
  expect(render(greeting).container.textContent).toBe('Good morning');
  expect(load).toHaveBeenCalledTimes(1);
});

it('MFE-4 words that do not come are a failure of what shows them, and are asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new Error('no such file')));
  const { WithWords } = catalogue(load);
  const page = (
    <Failures>
      <WithWords>never</WithWords>
    </Failures>
  );
  render(page);
  await screen.findByText('no such file');
  const before = load.mock.calls.length;
  render(page);
  await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
});

it('MFE-4 words that do not come are no reason to ask without a pause', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new Error('no such file')));
  const { useWords } = catalogue(load);
  const Greeting = () => useWords()('hello');
  const page = (
    <Failures>
      <Suspense>
        <Greeting />
      </Suspense>
    </Failures>
  );
  const { container } = await act(async () => render(page));
  expect(container.textContent).toBe('no such file');
  expect(load.mock.calls.length).toBeLessThan(4);
});

it('SET-4 words that come while their screen is being drawn are no reason to draw it anew', async () => {
  const mended: unknown[] = [];
  const { useWords } = catalogue(() => Promise.resolve({ default: { hello: 'Good morning' } }));
  function Greeting() {
    const t = useWords();
    useEffect(() => undefined);
    return t('hello');
  }
  const place = document.createElement('main');
  const root = createRoot(place, { onRecoverableError: (error) => mended.push(error) });
  await act(async () =>
    startTransition(() =>
      root.render(
        <Suspense>
          <Greeting />
        </Suspense>,
      ),
    ),
  );
  expect(place.textContent).toBe('Good morning');
  expect(mended).toEqual([]);
  root.unmount();
});
