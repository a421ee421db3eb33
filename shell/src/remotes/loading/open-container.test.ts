import { afterEach, expect, it, vi } from 'vitest';
import type { RemoteContainer } from '@carecircle/remote-kit';
import type { OpenContainer } from './open-container';
import { startFederation } from './federation';
import { shareScope } from './share-scope';

const container = (): OpenContainer & { inits: unknown[] } => {
  const inits: unknown[] = [];
  const made: RemoteContainer = {
    init: (scope) => void inits.push(scope),
    get: async (exposed) => () => `${exposed} of the first`,
  };
  return {
    name: 'mfe-visits@~visits~1.0.0~',
    entry: 'https://example.org/visits.js',
    container: made,
    inits,
  };
};

/** A container in a file of its own, as a browser imports it. */
const fileOf = (what: string) =>
  `data:text/javascript,${encodeURIComponent(`
    let scope;
    export const init = (given) => { scope = given; };
    export const get = async (exposed) => () => [exposed, ${JSON.stringify(what)}, Object.keys(scope)];`)}#.js`;

afterEach(() => vi.restoreAllMocks());

it('MFE-2 the runtime goes on with a container that the page opened before it came', async () => {
  const first = container();
  const open = startFederation([first]);
  const exposes = open({ name: first.name, entry: first.entry });
  expect((await exposes.get('./remote'))()).toBe('./remote of the first');
  expect(first.inits).toEqual([]);
});

it('MFE-2 the runtime opens another address of the same remote, with the share scope of the page', async () => {
  const first = container();
  const open = startFederation([first]);
  const again = open({ name: `${first.name}again-x1~`, entry: fileOf('again') });
  expect((await again.get('./remote'))()).toEqual(['./remote', 'again', Object.keys(shareScope)]);
  const other = open({ name: 'mfe-visits@~visits~1.1.0~', entry: fileOf('other') });
  expect((await other.get('./page'))()).toEqual(['./page', 'other', Object.keys(shareScope)]);
});

it('MFE-8 what does not load fails, and what is there goes on', async () => {
  const first = container();
  const open = startFederation([first]);
  const broken = open({ name: 'mfe-broken@~1~', entry: 'data:text/javascript,throw new Error("no")#.js' });
  await expect(broken.get('./remote')).rejects.toThrow();
  expect((await open(first).get('./tile'))()).toBe('./tile of the first');
});

it('MFE-10 tools of Module Federation find the page', () => {
  startFederation([]);
  const { __FEDERATION__ } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { name: string }[] };
  };
  expect(__FEDERATION__.__INSTANCES__.map(({ name }) => name)).toContain('shell');
});
