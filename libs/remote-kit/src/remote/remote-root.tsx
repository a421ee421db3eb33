import { useCallback, useMemo, type ReactNode } from 'react';
import { UiProvider } from '@carecircle/ui';
import { defaultPreferences, type Preferences } from '@carecircle/contracts';
import { localeOf } from '../formats/create-formats';
import type { LoadedMessages, MessageLoaders } from '../messages/catalogue';
import { MessagesContext } from '../messages/messages-of';
import { useMessageLoading } from '../messages/use-message-loading';
import { navigateTo } from '../navigation/navigate';
import { RootRouter } from '../navigation/root-router';
import { knownRoutes } from '../navigation/routes';
import { photosOf } from '../session/photos-of';
import { placesOf } from '../session/places-of';
import { useOptionalSession } from '../session/use-session';
import { kitWords } from '../words/kit-words';

export interface RemoteRootProps {
  loaders: MessageLoaders;
  /** Messages that were loaded before rendering, so that no text is missing at first. */
  messages: LoadedMessages;
  /** Null outside of a page. */
  routeId: string | null;
  /** Language while nobody is signed in; then it is the person's own. */
  signedOutLanguage?: Preferences['language'];
  children: ReactNode;
}

/** What every mounted tree stands in: words, locale, time format, router, in-app links. The shell's own tree uses it too. */
export function RemoteRoot({ loaders, messages, routeId, signedOutLanguage, children }: RemoteRootProps) {
  const session = useOptionalSession();
  const preferences = session?.preferences;
  const language = preferences?.language ?? signedOutLanguage ?? defaultPreferences.language;
  const loaded = useMessageLoading(loaders, messages, language);
  const places = useMemo(() => session && placesOf(session), [session]);
  const placeOf = useCallback((personId: string) => places?.get(personId), [places]);
  const frameOf = useCallback(
    (personId: string) => session?.members.find(({ id }) => id === personId)?.frame ?? undefined,
    [session],
  );
  const path = routeId === null ? null : (knownRoutes().get(routeId)?.path ?? null);
  const photos = useMemo(() => session && photosOf(session), [session]);
  const photoOf = useCallback((personId: string) => photos?.get(personId), [photos]);
  return (
    <UiProvider
      locale={localeOf(language)}
      words={kitWords(loaded.language).ui}
      hourCycle={preferences?.timeFormat === '24' ? 24 : 12}
      placeOf={placeOf}
      frameOf={frameOf}
      photoOf={photoOf}
      navigate={navigateTo}
    >
      <MessagesContext value={loaded}>
        <RootRouter path={path}>{children}</RootRouter>
      </MessagesContext>
    </UiProvider>
  );
}
