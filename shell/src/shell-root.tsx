import type { ReactNode } from 'react';
import { OfflineReason, RemoteRoot, type LoadedMessages } from '@carecircle/remote-kit';
import { Announcer } from '@carecircle/ui';
import { usePageLanguage } from './session/signed-out-language';
import { shellMessages } from './words';

interface ShellRootProps {
  /** In the language of the page, loaded before the first render. */
  messages: LoadedMessages;
  children: ReactNode;
}

/** What the shell's own tree stands in: the same as a remote's, and before sign-in the language of this browser. */
export function ShellRoot({ messages, children }: ShellRootProps) {
  return (
    <RemoteRoot
      loaders={shellMessages}
      messages={messages}
      signedOutLanguage={usePageLanguage()}
      routeId={null}
    >
      {children}
      <Announcer />
      <OfflineReason />
    </RemoteRoot>
  );
}
