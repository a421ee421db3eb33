import { createContext, useContext } from 'react';
import type { UiWords } from '../words/ui-words';
import { enWords } from '../words/en';

export type HourCycle = 12 | 24;

export interface UiSettings {
  words: UiWords;
  locale: string;
  hourCycle: HourCycle | undefined;
}

export const UiSettingsContext = createContext<UiSettings>({
  words: enWords,
  locale: 'en-US',
  hourCycle: undefined,
});

export function useUiSettings(): UiSettings {
  return useContext(UiSettingsContext);
}
