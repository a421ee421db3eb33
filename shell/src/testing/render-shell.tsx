import { useEffect, useState, type ReactElement } from 'react';
import { act } from '@testing-library/react';
import type { RemoteManifest } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { defineRemote } from '@carecircle/remote-kit';
import { renderFeature, type FeatureOptions, type RenderedFeature } from '@carecircle/remote-kit/testing';
import { shellRoutes } from '../chrome/shell-routes';
import { fillRegistry } from '../remotes/registry';
import { loadLaterMessages } from '../later/later-messages';
import { loadFirstMessages, shellMessages } from '../words';

interface ShellOptions extends Omit<FeatureOptions, 'remote'> {
  /** What the registry chose for this circle. */
  manifests?: RemoteManifest[];
  isSignedOut?: boolean;
}

const shell = defineRemote({
  name: 'shell',
  contractRange: '^0.1.0',
  routes: [],
  messages: shellMessages,
});

/** Renders a part of the shell with its own words, over the manifests of a registry. */
export async function renderShell(
  element: ReactElement,
  { manifests = [], isSignedOut = false, ...options }: ShellOptions = {},
): Promise<RenderedFeature> {
  // Releases of an earlier test would be asked for their words in this one's language.
  fillRegistry({ releases: [], contractsVersion: '0.1.0' }, []);
  const language = options.session?.preferences?.language ?? 'en';
  await Promise.all([loadFirstMessages(language), loadLaterMessages(language)]);
  let show = () => undefined as void;
  const onReady = (open: () => void) => {
    show = open;
  };
  const rendered = await renderFeature(<Prepared onReady={onReady} element={element} />, {
    ...options,
    remote: shell,
  });
  const releases = manifests.map((manifest) => ({
    remote: manifest.name,
    current: { manifest, baseUrl: `/remotes/${manifest.name}/` },
    previous: null,
  }));
  await act(async () => {
    if (isSignedOut) bus.state('session.current').set(null);
    fillRegistry({ releases, contractsVersion: '0.1.0' }, shellRoutes);
    show();
  });
  return rendered;
}

interface PreparedProps {
  element: ReactElement;
  onReady: (open: () => void) => void;
}

/** Holds the element back until session and registry are as the test wants them. */
function Prepared({ element, onReady }: PreparedProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onReady(() => setIsOpen(true)), [onReady]);
  return isOpen ? element : null;
}
