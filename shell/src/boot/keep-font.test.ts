import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { keepFont } from './keep-font';

let fetched: MockInstance<typeof fetch>;

beforeEach(() => {
  fetched = vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  document.head.innerHTML = '<meta name="font" content="/assets/fonts-Ab3.css /assets/font-9.woff2">';
});

afterEach(() => {
  document.head.replaceChildren();
  document.cookie = 'font=; max-age=0; path=/';
});

it('ALL-1 fetches the font for the next page, and says that it is held when all of it has come', async () => {
  const come: (() => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => come.push(() => resolve(new Response('font')))));
  keepFont();
  await expect.poll(() => fetched.mock.lastCall?.[0]).toBe('/assets/fonts-Ab3.css');
  come[0]?.();
  await expect.poll(() => fetched.mock.lastCall?.[0]).toBe('/assets/font-9.woff2');
  expect(document.cookie).toBe('');
  come[1]?.();
  await expect.poll(() => document.cookie).toBe('font=fonts-Ab3.css');
});

it('ALL-1 does not say that a font is held which did not come', async () => {
  const answer = new Response('', { status: 503 });
  const asked = vi.spyOn(answer, 'ok', 'get');
  fetched.mockResolvedValue(answer);
  keepFont();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('');
});
