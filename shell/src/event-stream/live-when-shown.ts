import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { retryDelayMs } from '@carecircle/remote-kit';
import { showStartFailure } from '../boot/show-start-failure';
import { renewIfShellGone } from '../remotes/renew-page';
import { whenIdle } from '../remotes/when-idle';

/** Goes live as soon as the first screen is shown, which needs neither the schemas nor the stream; tries until their files come. */
export function liveWhenShown(boot: Boot): void {
  whenIdle(() => void tryToGoLive(boot));
}

async function tryToGoLive(boot: Boot, attempts = 0): Promise<void> {
  let parts;
  try {
    [parts] = await Promise.all([import('./go-live'), bus.checksCome()]);
  } catch (error) {
    console.warn('The live connection could not be loaded yet', error);
    void renewIfShellGone();
    setTimeout(() => void tryToGoLive(boot, attempts + 1), retryDelayMs(attempts));
    return;
  }
  try {
    parts.goLive(boot);
  } catch (error) {
    showStartFailure(error);
  }
}
