import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { showStartFailure } from '../boot/show-start-failure';
import { untilLoaded } from '../remotes/loading/until-loaded';
import { renewIfShellGone } from '../remotes/renew-page';
import { whenIdle } from '../remotes/when-idle';

/** Goes live as soon as the first screen is shown, which needs neither the schemas nor the stream; tries until their files come. */
export function liveWhenShown(boot: Boot): void {
  const live = new AbortController();
  // From then on the stream tells.
  addEventListener('offline', sayOffline, { signal: live.signal });
  whenIdle(() => void tryToGoLive(boot).then(() => live.abort()));
}

const sayOffline = () => bus.state('connection.status').set('offline');

async function tryToGoLive(boot: Boot): Promise<void> {
  const goLive = await liveCode();
  try {
    goLive(boot);
  } catch (error) {
    showStartFailure(error);
  }
}

async function liveCode() {
  const load = () => Promise.all([import('./go-live'), bus.checksCome()]);
  const [{ goLive }] = await untilLoaded(load, (error) => {
    console.warn('The live connection could not be loaded yet', error);
    sayOffline();
    void renewIfShellGone();
  });
  return goLive;
}
