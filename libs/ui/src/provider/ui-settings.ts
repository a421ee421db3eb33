import { createContext, useContext } from 'react';
import type { UiWords } from '../words/ui-words';
import { enWords } from '../words/en';

export type HourCycle = 12 | 24;

export interface UiSettings {
  words: UiWords;
  locale: string;
  hourCycle: HourCycle | undefined;
  /** A person's place among the people of the circle; undefined for others. */
  placeOf: (personId: string) => number | undefined;
  /** What a person wears around their avatar; undefined for nothing. */
  frameOf: (personId: string) => string | undefined;
  /** Address of a person's photo; undefined without one. */
  photoOf: (personId: string) => string | undefined;
  /** Follows an in-app link without loading a page. */
  navigate: (href: string) => void;
}

export const UiSettingsContext = createContext<UiSettings>({
  words: enWords,
  locale: 'en-US',
  hourCycle: undefined,
  placeOf: () => undefined,
  frameOf: () => undefined,
  photoOf: () => undefined,
  navigate: (href) => location.assign(href),
});

export function useUiSettings(): UiSettings {
  return useContext(UiSettingsContext);
}
