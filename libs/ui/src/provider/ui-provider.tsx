import { useMemo, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { uiWordsFor } from '../words/ui-words-for';
import type { UiWords } from '../words/ui-words';
import { UiSettingsContext, type HourCycle, type UiSettings } from './ui-settings';

export interface UiProviderProps {
  /** BCP 47, for example `en-US`. */
  locale: string;
  /** Component texts; taken from the locale's language when left out. */
  words?: UiWords;
  /** How times are typed and shown; the locale's own way when left out. */
  hourCycle?: HourCycle;
  /** Gives each person of a circle a colour of their own: a place from 0, or backwards from -1. */
  placeOf?: UiSettings['placeOf'];
  /** Follows an in-app link without loading a page. */
  navigate: (href: string) => void;
  children: ReactNode;
}

const noPlace = () => undefined;

/** Every React root wraps its tree in one of these: words, locale, time format and in-app navigation. */
export function UiProvider({
  locale,
  words,
  hourCycle,
  placeOf = noPlace,
  navigate,
  children,
}: UiProviderProps) {
  const settings = useMemo(
    () => ({ locale, hourCycle, placeOf, words: words ?? uiWordsFor(locale) }),
    [locale, hourCycle, placeOf, words],
  );
  return (
    <RouterProvider navigate={navigate}>
      <I18nProvider locale={locale}>
        <UiSettingsContext value={settings}>{children}</UiSettingsContext>
      </I18nProvider>
    </RouterProvider>
  );
}
