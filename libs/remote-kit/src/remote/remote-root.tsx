import type { ReactNode } from 'react';
import { UiProvider } from '@carecircle/ui';
import { defaultPreferences } from '@carecircle/contracts';
import { localeOf } from '../formats/create-formats';
import type { LoadedMessages, MessageLoaders } from '../messages/catalogue';
import { MessagesContext } from '../messages/messages-of';
import { useMessageLoading } from '../messages/use-message-loading';
import { navigateTo } from '../navigation/navigate';
import { RouteContext } from '../navigation/use-route-params';
import { useOptionalSession } from '../session/use-session';

export interface RemoteRootProps {
  loaders: MessageLoaders;
  /** Messages that were loaded before rendering, so that no text is missing at first. */
  messages: LoadedMessages;
  /** Null outside of a page. */
  routeId: string | null;
  children: ReactNode;
}

/** What every mounted tree stands in: words, locale, time format, in-app links. The shell's own tree uses it too. */
export function RemoteRoot({ loaders, messages, routeId, children }: RemoteRootProps) {
  const loaded = useMessageLoading(loaders, messages);
  const { language, timeFormat } = useOptionalSession()?.preferences ?? defaultPreferences;
  return (
    <UiProvider
      locale={localeOf(language)}
      hourCycle={timeFormat === '24' ? 24 : 12}
      navigate={(href) => navigateTo(href)}
    >
      <MessagesContext value={loaded}>
        <RouteContext value={routeId}>{children}</RouteContext>
      </MessagesContext>
    </UiProvider>
  );
}
