import { describe, expect, it, vi } from 'vitest';
import type { PageManifest } from '@carecircle/contracts';
import type { MountProps } from '@carecircle/remote-kit';
import { moduleOfExposes } from './module-of-exposes';

const manifest = { name: 'mfe-visits', exposes: { 'route:visits': './page', 'slot:visits': './tile' } };

function opened(modules: Record<string, unknown>) {
  const get = async (name: string) => () => modules[name];
  return moduleOfExposes({ get }, manifest as unknown as PageManifest);
}

function propsOf(): MountProps {
  return { name: 'parcel-0', domElement: document.createElement('div'), onFailure: vi.fn() };
}

describe('MFE-2 a remote made without the kit', () => {
  it('gives the lifecycles of a part once that was fetched, also those exported by default', async () => {
    const mount = vi.fn(async () => undefined);
    const module = opened({
      './page': { mount, unmount: mount },
      './tile': { default: { mount, unmount: mount } },
    });
    expect(module.page('visits')).toBeUndefined();
    await module.preload(['route:visits', 'slot:visits']);
    expect(module.slotItem('visits')).toBeDefined();
    await module.page('visits')?.mount(propsOf());
    expect(mount).toHaveBeenCalledOnce();
    expect(module.page('visits')?.update).toBeUndefined();
  });

  it('runs several functions of one lifecycle in their order', async () => {
    const ran: string[] = [];
    const step = (name: string) => async () => void ran.push(name);
    const module = opened({ './page': { mount: [step('one'), step('two')], unmount: [] } });
    await module.preload(['route:visits']);
    await module.page('visits')?.mount(propsOf());
    expect(ran).toEqual(['one', 'two']);
  });

  it('refuses a part that is no lifecycle, and one that it does not expose', async () => {
    await expect(opened({ './page': {} }).preload(['route:visits'])).rejects.toThrow('no mount and unmount');
    await expect(opened({}).preload(['route:other'])).rejects.toThrow('has no route:other');
  });

  it('MFE-8 tells that a part took away what it showed, but not when it is taken down', async () => {
    const lifecycles = {
      mount: async ({ domElement }: MountProps) => domElement.append('text'),
      unmount: async ({ domElement }: MountProps) => domElement.replaceChildren(),
    };
    const module = opened({ './page': lifecycles });
    await module.preload(['route:visits']);
    const page = module.page('visits');
    const [left, broken] = [propsOf(), propsOf()];
    for (const props of [left, broken]) await page?.mount(props);
    await new Promise(requestAnimationFrame);
    await page?.unmount(left);
    broken.domElement.replaceChildren();
    await vi.waitFor(() => expect(broken.onFailure).toHaveBeenCalledOnce());
    expect(left.onFailure).not.toHaveBeenCalled();
  });
});
