import type { Caller } from '../product/caller';

const sendAnywhere = globalThis.fetch;

/** From now on requests go where the browser of this person would send them: to its own origin, with its cookie. */
export function keepFetchAt({ origin, cookie }: Pick<Caller, 'origin' | 'cookie'>): void {
  globalThis.fetch = (address, init = {}) => {
    const url = new URL(String(address), origin);
    if (url.origin !== origin) return sendAnywhere(address, init);
    return sendAnywhere(url, { ...init, headers: { origin, cookie, ...init.headers } as HeadersInit });
  };
}
