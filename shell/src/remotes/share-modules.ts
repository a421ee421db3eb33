import * as contracts from '@carecircle/contracts';
import * as eventBus from '@carecircle/event-bus';
import * as permissions from '@carecircle/permissions';
import * as remoteKit from '@carecircle/remote-kit';
import * as router from '@carecircle/remote-kit/router';
import * as ui from '@carecircle/ui';
// React comes by its default export: that is the one object itself, of which a namespace would be a copy.
import React from 'react';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';

/** Lays the one instance of each singleton of this page where the builds of remotes look for it (MFE-2). */
export function shareModules(): void {
  const modules: Readonly<Record<string, unknown>> = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
    'react-router-dom': router,
    '@carecircle/contracts': contracts,
    '@carecircle/event-bus': eventBus,
    '@carecircle/permissions': permissions,
    '@carecircle/remote-kit': remoteKit,
    '@carecircle/ui': ui,
  };
  Object.defineProperty(globalThis, Symbol.for(remoteKit.shareScopeName), { value: Object.freeze(modules) });
}
