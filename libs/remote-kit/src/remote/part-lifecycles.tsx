import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { FailureStage, MountProps, PartLifecycles } from '../remote-module';
import type { LoadedPart, PartSource } from './part-source';
import { PartTree } from './part-tree';

type Lifecycle = (props: MountProps) => Promise<unknown>;

/**
 * Single-spa lifecycles of one part. None rejects, because single-spa never mounts again what failed once: a failure is
 * reported, and the part shows its card with Retry.
 */
export function partLifecycles(source: PartSource): PartLifecycles {
  let loaded: LoadedPart | undefined;
  const lifecycles = singleSpaReact<MountProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
    rootComponent: ({ onFailure, itemProps }) => (
      <PartTree source={source} loaded={loaded} onFailure={onFailure} itemProps={itemProps} />
    ),
  }) as unknown as Record<'bootstrap' | 'mount' | 'unmount' | 'update', Lifecycle>;

  async function load() {
    loaded = await source.load();
  }
  async function attempt(props: MountProps, stage: FailureStage, step: () => Promise<unknown>) {
    try {
      await step();
    } catch (error) {
      props.onFailure({ remote: source.remote, part: source.part, stage, error });
    }
  }

  return {
    bootstrap: (props) => lifecycles.bootstrap(props).then(() => undefined),
    mount: async (props) => {
      await attempt(props, 'load', load);
      await attempt(props, 'mount', () => lifecycles.mount(props));
    },
    unmount: (props) => attempt(props, 'mount', () => lifecycles.unmount(props)),
    update: (props) => attempt(props, 'render', () => lifecycles.update(props)),
  };
}
