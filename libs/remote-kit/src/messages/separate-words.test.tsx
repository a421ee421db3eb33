import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { MessagesContext } from './messages-of';
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
  const { WithWords } = catalogue(load);
  const page = (
    <Failures>
      <WithWords>never</WithWords>
    </Failures>
  );
  const { container } = await act(async () => render(page));
  expect(container.textContent).toBe('no such file');
  expect(load).toHaveBeenCalledTimes(1);
});

it('SET-4 in a language whose words are on their way, the earlier words stay until they are there', async () => {
  let come = (_words: { default: { hello: string } }) => undefined as void;
  const { useWords, load } = separateWords<{ hello: string }>({
    en: () => Promise.resolve({ default: { hello: 'Good morning' } }),
    de: () => new Promise<{ default: { hello: string } }>((resolve) => (come = resolve)),
  } as Parameters<typeof separateWords>[0]);
  await load('en');
  const Greeting = () => useWords()('hello');
  const greeting = (language: string) => (
    <MessagesContext value={{ language, messages: {} }}>
      <Greeting />
    </MessagesContext>
  );
  const { container, rerender } = render(greeting('en'));
  rerender(greeting('de'));
  expect(container.textContent).toBe('Good morning');
  await act(async () => come({ default: { hello: 'Guten Morgen' } }));
  expect(container.textContent).toBe('Guten Morgen');
});

it('MFE-4 words that are shown without having been brought say so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { useWords } = catalogue(() => Promise.resolve({ default: { hello: 'Good morning' } }));
  const Greeting = () => useWords()('hello');
  const page = (
    <Failures>
      <Greeting />
    </Failures>
  );
  expect(render(page).container.textContent).toBe('Separate words are shown before they have come');
});
