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
/** German has the longest words, and here the least room for them. */
const longestWords = look('phone', 'light', 'extra-large', 'de');

/** Every two of device, theme, font size and language, English or Spanish, meet in one of them; German in its hardest place. */
export const looks = [
  plainLook,
  look('desktop', 'dark', 'medium', 'es'),
  look('phone', 'dark', 'extra-large', 'es'),
  look('desktop', 'light', 'small', 'es'),
  look('desktop', 'light', 'extra-large', 'en'),
  look('phone', 'dark', 'small', 'en'),
  longestWords,
];

/** Both devices, themes and languages, with the largest type. */
export const fewLooks = [
  look('phone', 'dark', 'extra-large', 'es'),
  look('desktop', 'light', 'extra-large', 'en'),
];

/** Before sign-in, and while the server has no page to give, there is no theme and no font size to choose. */
export const looksOfStrangers = [
  plainLook,
  look('desktop', 'light', 'medium', 'es'),
  look('phone', 'light', 'medium', 'es'),
  look('desktop', 'light', 'medium', 'en'),
  look('phone', 'light', 'medium', 'de'),
];

export const fewOfStrangers = looksOfStrangers.slice(1, 3);

export const nameOfLook = ({ device, theme, fontSize, language }: Look) =>
  [device, theme, fontSize, language].join(' ');
