import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { enWords } from '../words/en';
import type { UiWords } from '../words/ui-words';
import { UiSettingsContext, type HourCycle, type UiSettings } from './ui-settings';

export interface UiProviderProps {
  /** BCP 47, for example `en-US`. */
  locale: string;
  /** Component texts; English when left out. */
  words?: UiWords;
  /** How times are typed and shown; the locale's own way when left out. */
  hourCycle?: HourCycle;
  /** Gives each person of a circle a colour of their own: a place from 0, or backwards from -1. */
  placeOf?: UiSettings['placeOf'];
  /** What a person wears around their avatar, such as a frame bought with points. */
  frameOf?: UiSettings['frameOf'];
  /** Address of the photo that a person's avatar shows. */
  photoOf?: UiSettings['photoOf'];
  navigate: UiSettings['navigate'];
  children: ReactNode;
}

const nothing = () => undefined;

/** Every React root wraps its tree in one of these: words, locale, time format and in-app navigation. */
export function UiProvider({
  locale,
  words = enWords,
  hourCycle,
  placeOf = nothing,
  frameOf = nothing,
  photoOf = nothing,
  navigate,
  children,
}: UiProviderProps) {
  const settings = useMemo(
    () => ({ locale, hourCycle, placeOf, frameOf, photoOf, navigate, words }),
    [locale, hourCycle, placeOf, frameOf, photoOf, navigate, words],
  );
  return (
    <I18nProvider locale={locale}>
      <UiSettingsContext value={settings}>{children}</UiSettingsContext>
    </I18nProvider>
  );
}
