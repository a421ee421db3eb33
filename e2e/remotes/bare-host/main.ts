import { createInstance } from '@module-federation/runtime';
import * as eventBus from '@carecircle/event-bus';
import * as permissions from '@carecircle/permissions';
import * as remoteKit from '@carecircle/remote-kit';
import * as router from '@carecircle/remote-kit/router';
import * as ui from '@carecircle/ui';
import React from 'react';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';

const versions: Record<string, string> = { react: React.version, 'react-router-dom': '7.18.6' };
const modules: Record<string, unknown> = {
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
const [name = '', entry = '', route = ''] = (document.documentElement.dataset.remote ?? '').split(' ');
const shareConfig = { singleton: true, requiredVersion: false } as const;

/** A page without the shell: what any host with the federation runtime does to show a screen of a remote. */
const host = createInstance({
  name: 'bare-host',
  remotes: [{ name, entry }],
  shared: Object.fromEntries(
    Object.entries(modules).map(([shared, module]) => [
      shared,
      { version: versions[shared] ?? '0.1.0', lib: () => module, shareConfig },
    ]),
  ),
});

const { session } = await remoteKit.callOperation('circles.getSession', {});
eventBus.bus.startFrom({});
eventBus.bus.state('session.current').set(session);
const remote = await host.loadRemote<{ default: remoteKit.RemoteModule }>(`${name}/remote`);
const page = remote?.default.page(route);
const domElement = document.getElementById('root');
if (!page || !domElement) throw new Error(`${name} gives no route ${route}`);
await page.mount({ name: route, domElement, onFailure: ({ error }) => console.error(error) });
