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
}

export const UiSettingsContext = createContext<UiSettings>({
  words: enWords,
  locale: 'en-US',
  hourCycle: undefined,
  placeOf: () => undefined,
});

export function useUiSettings(): UiSettings {
  return useContext(UiSettingsContext);
}
