import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAllFiles } from './keep-all-files';

const integrityOf = {
  '/assets/index.js': 'sha256-a',
  '/releases/mfe-finance/1.0.0/remote.js': 'sha256-b',
  '/releases/mfe-finance/1.0.0/page.js': 'sha256-c',
  '/releases/mfe-care/1.0.0/remote.js': 'sha256-d',
};
const bad = new Set<string>();
let status = 200;
let hasLine = true;
const kept: string[] = [];

/** Takes files as a browser does: a bad one is refused like one that does not come. */
const cache = {
  add: async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (!hasLine || bad.has(pathname)) throw new TypeError('Failed to fetch');
    kept.push(pathname);
  },
} as unknown as Cache;

beforeEach(() => {
  bad.clear();
  kept.length = 0;
  [status, hasLine] = [200, true];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => {
    if (!hasLine) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('MFE-8 ALL-2 the files of the kept page', () => {
  it('MFE-8 leaves out only the remote of which a file is bad', async () => {
    bad.add('/releases/mfe-finance/1.0.0/remote.js');
    await keepAllFiles(cache, integrityOf, new Set());
    expect(kept).toEqual(['/assets/index.js', '/releases/mfe-care/1.0.0/remote.js']);
  });

  it('ALL-2 asks for nothing that is there already', async () => {
    await keepAllFiles(cache, integrityOf, new Set(Object.keys(integrityOf)));
    expect(kept).toEqual([]);
  });

  it('ALL-2 keeps no page without a file of the shell', async () => {
    bad.add('/assets/index.js');
    await expect(keepAllFiles(cache, integrityOf, new Set())).rejects.toThrow(TypeError);
  });

  it('ALL-2 a lost line and a server that is away are no bad files', async () => {
    bad.add('/releases/mfe-finance/1.0.0/remote.js');
    status = 503;
    await expect(keepAllFiles(cache, integrityOf, new Set())).rejects.toThrow(TypeError);
    hasLine = false;
    await expect(keepAllFiles(cache, integrityOf, new Set())).rejects.toThrow(TypeError);
  });
});
