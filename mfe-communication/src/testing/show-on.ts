import { vi } from 'vitest';

/** A screen of this width, which the browser of the tests does not have. */
export function showOn(device: 'phone' | 'desktop'): void {
  const query = { matches: device === 'desktop', addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
}
