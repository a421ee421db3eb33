import { defaultSessionTimeout } from './session-timeout';
import type { Preferences } from './preferences';

/** The specification's defaults. */
export const defaultPreferences: Preferences = {
  darkMode: false,
  fontSize: 'medium',
  theme: 'blue',
  language: 'en',
  timeFormat: '12',
  dateFormat: 'mdy',
  sessionTimeout: defaultSessionTimeout,
};
