import * as eventBus from '@carecircle/event-bus';
import * as permissions from '@carecircle/permissions';
import * as remoteKit from '@carecircle/remote-kit';
import type { SharedVersion, ShareScope } from '@carecircle/remote-kit';
import * as router from '@carecircle/remote-kit/router';
import * as ui from '@carecircle/ui';
// React comes by its default export: that is the one object itself, of which a namespace would be a copy.
import React from 'react';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import { sharedVersions } from './shared-versions';

const here: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react-router-dom': router,
  '@carecircle/event-bus': eventBus,
  '@carecircle/permissions': permissions,
  '@carecircle/remote-kit': remoteKit,
  '@carecircle/ui': ui,
};

/** What no first screen needs; who asks for it by the share scope has it fetched. */
const late: Readonly<Record<string, () => Promise<unknown>>> = {
  '@carecircle/contracts/schemas': () => import('@carecircle/contracts/schemas'),
  '@carecircle/ui/fields': () => import('@carecircle/ui/fields'),
  '@carecircle/ui/panels': () => import('@carecircle/ui/panels'),
  '@carecircle/ui/plots': () => import('@carecircle/ui/plots'),
};

/** The page's one instance of each singleton, as every federation container takes it (MFE-2). */
export const shareScope: ShareScope = Object.fromEntries([
  ...Object.entries(here).map(([name, module]) =>
    shared(name, { loaded: true, lib: () => module, get: () => Promise.resolve(() => module) }),
  ),
  ...Object.entries(late).map(([name, load]) =>
    shared(name, { get: () => load().then((module) => () => module) }),
  ),
]);

function shared(name: string, ways: Pick<SharedVersion, 'get' | 'lib' | 'loaded'>) {
  const version = sharedVersions[name] ?? '0.0.0';
  const described: SharedVersion = {
    ...{ version, from: 'shell', scope: ['default'], useIn: [], deps: [], strategy: 'loaded-first' },
    ...{ shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ...ways,
  };
  return [name, { [version]: described }] as const;
}
