import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import type { MountProps, PartLifecycles, RemoteFailure } from '../remote-module';
import { messagesOf } from '../messages/messages-of';
import { testSession } from '../testing/test-session';
import { createRemote } from './create-remote';
import { defineRemote, type RemoteDefinition } from './define-remote';

const useMessages = messagesOf<{ hello: string }>();
let failures: RemoteFailure[] = [];
let mounts = 0;
let unmounts: (() => Promise<void>)[] = [];

function Hello() {
  return <p>{useMessages()('hello')}</p>;
}

function Greeting({ memberId }: { memberId: string }) {
  return <p>{`${useMessages()('hello')} ${memberId}`}</p>;
}

function remoteWith(changes: Partial<RemoteDefinition>) {
  return createRemote(
    defineRemote({
      name: 'mfe-test',
      contractRange: '^0.1.0',
      routes: [{ id: 'hello', path: '/hello', title: 'hello', page: async () => ({ default: Hello }) }],
      messages: {
        en: async () => ({ default: { hello: 'Hello' } }),
        es: async () => ({ default: { hello: 'Hola' } }),
      },
      ...changes,
    }),
  );
}

function mountProps(changes: Partial<MountProps> = {}): MountProps {
  mounts += 1;
  const domElement = document.body.appendChild(document.createElement('div'));
  return {
    name: `part-${mounts}`,
    domElement,
    onFailure: (failure) => failures.push(failure),
    ...changes,
  };
}

async function mountPart(part: PartLifecycles | undefined, props: MountProps): Promise<PartLifecycles> {
  if (!part) throw new Error('There is no such part');
  await part.bootstrap(props);
  await part.mount(props);
  unmounts.push(() => part.unmount(props));
  return part;
}

const pressRetry = ({ domElement }: MountProps) => domElement.querySelector('button')?.click();
const shows = (props: MountProps, text: string) =>
  vi.waitFor(() => expect(props.domElement.textContent).toBe(text));

beforeEach(() => {
  failures = [];
  bus.state('session.current').set(testSession({ preferences: { language: 'es' } }));
  // A lifecycle resolves when React has shown the part, so React must not wait for the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(async () => {
  await Promise.all(unmounts.map((unmount) => unmount()));
  unmounts = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  bus.state('session.current').set(null);
});

it('MFE-2 mounts a page with its words there from the first, and takes it away without a trace', async () => {
  const props = mountProps();
  const part = await mountPart(remoteWith({}).page('hello'), props);
  await shows(props, 'Hola');
  await part.unmount(props);
  unmounts = [];
  expect(props.domElement.innerHTML).toBe('');
  await mountPart(part, props);
  await shows(props, 'Hola');
  expect(failures).toEqual([]);
});

it('speaks the new language as soon as the person chooses it', async () => {
  const props = mountProps();
  await mountPart(remoteWith({}).page('hello'), props);
  bus.state('session.current').set(testSession());
  await shows(props, 'Hello');
});

it('MFE-5 mounts a slot item with its props, also twice at once, and hands new props on', async () => {
  const remote = remoteWith({
    slots: [{ slot: 'member.actions', id: 'greet', order: 1, item: async () => ({ default: Greeting }) }],
  });
  const one = mountProps({ itemProps: { memberId: 'one' } });
  const two = mountProps({ itemProps: { memberId: 'two' } });
  const part = await mountPart(remote.slotItem('greet'), one);
  await mountPart(remote.slotItem('greet'), two);
  await shows(one, 'Hola one');
  await shows(two, 'Hola two');
  await part.update?.({ ...one, itemProps: { memberId: 'three' } });
  await shows(one, 'Hola three');
  await shows(two, 'Hola two');
});

it('MFE-8 shows a card where the code cannot be loaded, and loads it on Retry', async () => {
  const page = vi.fn(async () => ({ default: Hello }));
  page.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const remote = remoteWith({ routes: [{ id: 'hello', path: '/hello', title: 'hello', page }] });
  const props = mountProps();
  await mountPart(remote.page('hello'), props);
  expect(failures).toMatchObject([{ remote: 'mfe-test', part: 'route:hello', stage: 'load' }]);
  expect(props.domElement.querySelector('[data-failed-part="mfe-test/route:hello"]')).toBeTruthy();
  pressRetry(props);
  await shows(props, 'Hola');
});

it('MFE-8 shows a card where rendering throws, reports it, and shows the part on Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Sometimes = () => {
    if (isBroken) throw new Error('broken');
    return <Hello />;
  };
  const remote = remoteWith({
    routes: [{ id: 'hello', path: '/hello', title: 'hello', page: async () => ({ default: Sometimes }) }],
  });
  const props = mountProps();
  await mountPart(remote.page('hello'), props);
  expect(failures).toMatchObject([{ part: 'route:hello', stage: 'render' }]);
  isBroken = false;
  pressRetry(props);
  await shows(props, 'Hola');
});

it('loads code and words ahead once', async () => {
  const page = vi.fn(async () => ({ default: Hello }));
  const remote = remoteWith({ routes: [{ id: 'hello', path: '/hello', title: 'hello', page }] });
  await remote.preload(['route:hello', 'route:unknown']);
  await mountPart(remote.page('hello'), mountProps());
  expect(page).toHaveBeenCalledTimes(1);
});

it('starts and stops background work, and reports one that fails', async () => {
  const stopped = vi.fn();
  const working = remoteWith({ background: async () => ({ default: () => stopped }) });
  (await working.start((failure) => failures.push(failure)))();
  expect(stopped).toHaveBeenCalledTimes(1);

  const failing = remoteWith({
    background: async () => ({
      default: () => {
        throw new Error('broken');
      },
    }),
  });
  (await failing.start((failure) => failures.push(failure)))();
  expect(failures).toMatchObject([{ part: 'background', stage: 'background' }]);
});

it('knows nothing of parts that it does not have', () => {
  expect(remoteWith({}).page('other')).toBeUndefined();
  expect(remoteWith({}).slotItem('other')).toBeUndefined();
});

it('MFE-2 a page put to rest keeps its state, ends its effects, and goes on when it is woken', async () => {
  const effects: string[] = [];
  function Counter() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      effects.push('began');
      return () => void effects.push('ended');
    }, []);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const routes = [{ id: 'count', path: '/count', title: 'hello', page: async () => ({ default: Counter }) }];
  const props = mountProps();
  const part = await mountPart(remoteWith({ routes }).page('count'), props);
  const button = () => props.domElement.querySelector('button');
  button()?.click();
  await shows(props, '1');

  part.show?.(props.domElement, false);
  await expect.poll(() => button()?.style.display).toBe('none');
  await expect.poll(() => effects).toEqual(['began', 'ended']);
  part.show?.(props.domElement, true);
  await expect.poll(() => button()?.style.display).toBe('');
  expect(props.domElement.textContent).toBe('1');
  await expect.poll(() => effects).toEqual(['began', 'ended', 'began']);
});

it('MFE-4 an item speaks with the words that came with its page, and fetches those of another language', async () => {
  const en = vi.fn(async () => ({ default: { hello: 'fetched' } }));
  const remote = remoteWith({
    slots: [{ slot: 'dashboard.tiles', id: 'greeting', order: 1, item: async () => ({ default: Hello }) }],
    messages: { en, es: async () => ({ default: { hello: 'Hola' } }) },
  });
  const checked = vi.fn(async () => undefined);
  remote.takeWords({ words: { en: { hello: 'Hello at once' } }, spokenParts: ['slot:greeting'] }, checked);
  bus.state('session.current').set(testSession());
  const props = mountProps();
  await mountPart(remote.slotItem('greeting'), props);
  await shows(props, 'Hello at once');
  expect(en).not.toHaveBeenCalled();

  const session = testSession();
  bus.state('session.current').set({ ...session, preferences: { ...session.preferences, language: 'es' } });
  await shows(props, 'Hola');
  expect(checked).toHaveBeenLastCalledWith('es');
});

it('MFE-8 words that may not run are never fetched, and the former ones stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const es = vi.fn(async () => ({ default: { hello: 'Hola' } }));
  const remote = remoteWith({
    slots: [{ slot: 'dashboard.tiles', id: 'greeting', order: 1, item: async () => ({ default: Hello }) }],
    messages: { en: async () => ({ default: { hello: 'Hello' } }), es },
  });
  const checked = vi.fn(async (language: string) => {
    if (language === 'es') throw new Error('Another sum');
  });
  remote.takeWords({ words: {}, spokenParts: [] }, checked);
  bus.state('session.current').set(testSession());
  const props = mountProps();
  await mountPart(remote.slotItem('greeting'), props);
  await shows(props, 'Hello');

  const session = testSession();
  bus.state('session.current').set({ ...session, preferences: { ...session.preferences, language: 'es' } });
  await expect.poll(() => checked.mock.lastCall).toEqual(['es']);
  await expect.poll(() => vi.mocked(console.error).mock.lastCall?.[0]).toContain("'es' could not be loaded");
  expect(es).not.toHaveBeenCalled();
  await shows(props, 'Hello');
});
