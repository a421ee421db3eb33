import type { Preferences } from '@carecircle/contracts';

/** How a screen is looked at. */
export interface Look {
  device: 'phone' | 'desktop';
  theme: 'light' | 'dark';
  fontSize: Preferences['fontSize'];
  language: Preferences['language'];
}

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const look = (
  device: Look['device'],
  theme: Look['theme'],
  fontSize: Look['fontSize'],
  language: Look['language'],
): Look => ({ device, theme, fontSize, language });

export const plainLook = look('phone', 'light', 'medium', 'en');

/** Every two of device, theme, font size and language meet in one of them. */
export const looks = [
  plainLook,
  look('desktop', 'dark', 'medium', 'es'),
  look('phone', 'dark', 'extra-large', 'es'),
  look('desktop', 'light', 'small', 'es'),
  look('desktop', 'light', 'extra-large', 'en'),
  look('phone', 'dark', 'small', 'en'),
];

/** Before sign-in, and while the server has no page to give, there is no theme and no font size to choose. */
export const looksOfStrangers = [
  plainLook,
  look('desktop', 'light', 'medium', 'es'),
  look('phone', 'light', 'medium', 'es'),
  look('desktop', 'light', 'medium', 'en'),
];

export const nameOfLook = ({ device, theme, fontSize, language }: Look) =>
  [device, theme, fontSize, language].join(' ');
