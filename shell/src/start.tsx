import { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import {
  provideKitWords,
  retryableLazy,
  retryFailedReads,
  sendWaiting,
  startKit,
  whenFetchAhead,
} from '@carecircle/remote-kit';
import { App } from './app';
import { keepFiles } from './boot/keep-files';
import { keepFont } from './boot/keep-font';
import { isAppShell, openAppShell } from './boot/open-app-shell';
import { readBoot } from './boot/read-boot';
import { seedBus } from './boot/seed-bus';
import { takeStyle } from './boot/take-style';
import { shellRoutes } from './chrome/shell-routes';
import { keepOpenAlerts } from './emergency/keep-open-alerts';
import { liveWhenShown } from './event-stream/live-when-shown';
import { keepUnreadCount } from './notifications/keep-unread-count';
import { isOutside, loadOutside, type OutsideProps } from './outside';
import { nextTry } from './remotes/loading/next-try';
import { startRemotes } from './remotes/start-remotes';
import { whenIdle } from './remotes/when-idle';
import { keepSession } from './session/keep-session';
import { showPreferences } from './session/show-preferences';
import { languageOf } from './session/signed-out-language';
import { ShellRoot } from './shell-root';
import { loadFirstMessages, loadKitWords } from './words';

/** From the page's HTML to the first screen. */
export async function start(): Promise<void> {
  const boot = isAppShell() ? await openAppShell(readBoot()) : readBoot();
  const { session } = boot;
  history.scrollRestoration = 'manual';
  seedBus(boot);
  showPreferences();
  provideKitWords(loadKitWords);
  startKit(boot);
  keepSession();
  keepUnreadCount();
  keepOpenAlerts();
  retryFailedReads(nextTry);
  startRemotes(boot, shellRoutes);
  keepFiles();
  whenFetchAhead(keepFont);
  whenIdle(sendWaiting);
  whenIdle(followFocus);

  const [messages, Outside] = await Promise.all([
    loadFirstMessages(languageOf(session)),
    isOutside(location.pathname, session) ? loadNow() : retryableLazy(loadOutside),
    // A page that looks plain can still be used.
    takeStyle('first').catch(console.error),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page carries no #root');
  createRoot(root).render(
    <ShellRoot messages={messages}>
      <App Outside={Outside} overrides={boot.overrides} />
    </ShellRoot>,
  );
  liveWhenShown(boot);
}

async function loadNow(): Promise<ComponentType<OutsideProps>> {
  return (await loadOutside()).default;
}

/** Before anybody has moved the focus there is none to lose. Where its code does not come, the browser does as it does elsewhere. */
function followFocus(): void {
  import('./chrome/keep-focus').then(({ keepFocus }) => keepFocus(), console.warn);
}
