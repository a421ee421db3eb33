import { bus } from '@carecircle/event-bus';
import type { Session } from '@carecircle/contracts';
import { languageOf } from './signed-out-language';

const darkSystem = '(prefers-color-scheme: dark)';

/**
 * Shows the person's looks on the page and follows their changes live; signed out, those of the device. The answer
 * stops it.
 */
export function showPreferences(): () => void {
  const state = bus.state('session.current');
  const show = () => applyLooks(state.get());
  const system = matchMedia(darkSystem);
  system.addEventListener('change', show);
  const stop = state.subscribe(show);
  return () => {
    system.removeEventListener('change', show);
    stop();
  };
}

function applyLooks(session: Session | null): void {
  const preferences = session?.preferences;
  const isDark = preferences?.darkMode ?? matchMedia(darkSystem).matches;
  const root = document.documentElement;
  root.lang = languageOf(session);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['accent'] = preferences?.rewardTheme ?? preferences?.theme ?? 'blue';
  root.dataset['fontSize'] = preferences?.fontSize ?? 'medium';
  showThemeColor(getComputedStyle(root).getPropertyValue('--paper').trim());
}

/** Colours the browser's own bars; the page's HTML carries one element for each scheme of the device. */
function showThemeColor(color: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = color;
}
