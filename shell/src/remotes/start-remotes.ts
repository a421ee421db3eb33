import type { Boot, RemoteManifest } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { provideSlotHost, whenFetchAhead } from '@carecircle/remote-kit';
import { prepareToasts } from '@carecircle/ui';
import { start, triggerAppChange } from 'single-spa';
import { wakeRemote } from './background-work';
import { watchForms } from './form-watch';
import { measurePresses, startHealthReports } from './health-report';
import { registerPages } from './page-applications';
import { takeRuntime } from './loading/open-container';
import { prepareScreens } from './prepare-screens';
import { currentRegistry, fillRegistry, knownReleases, subscribeRegistry } from './registry';
import type { RemoteSource } from './remote-source';
import { slotHost } from './slot-host';
import { whenIdle } from './when-idle';

/**
 * Brings the remotes of this circle to life (MFE-3): pages for single-spa, items for slots, background work. Called once
 * before the first render. `shellRoutes` are the shell's own screens, for navigation by route id.
 */
export function startRemotes(
  boot: Pick<Boot, 'releases' | 'contractsVersion' | 'overrides'>,
  shellRoutes: RemoteManifest['routes'],
): void {
  fillRegistry(boot, shellRoutes);
  provideSlotHost(slotHost);
  registerPages();
  subscribeRegistry(registerPages);
  bus.state('session.current').subscribe(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
  watchForms();
  startHealthReports(knownReleases);
  whenIdle(() => measurePresses(knownReleases));
  // Without it the page goes on as it is.
  whenIdle(() => void takeRuntime().catch(() => undefined));
  whenIdle(() => void prepareToasts().then(wakeAll, wakeAll));
  whenIdle(() => inspectForOperators(boot));
}

/** Only who runs this installation or develops a remote looks into a page: nobody else fetches what for. */
function inspectForOperators({ overrides = [] }: Pick<Boot, 'overrides'>): void {
  if (overrides.length === 0 && !bus.state('session.current').get()?.isOperator) return;
  import('../inspector/inspect-page').then(({ inspectPage }) => inspectPage(overrides), console.warn);
}

/**
 * One after the other, so that what the person does next always has the line to itself: first what works on every screen,
 * then, as far as data usage allows (SET-4), the screens that may be opened later.
 */
async function wakeAll(): Promise<void> {
  const sources = [...currentRegistry().sources.values()];
  const works = (source: RemoteSource) => source.choice.current.manifest.background;
  for (const source of sources.filter(works)) await wakeRemote(source);
  whenFetchAhead(() => void prepareAll(sources));
}

async function prepareAll(sources: readonly RemoteSource[]): Promise<void> {
  for (const source of sources) await prepareScreens(source);
}
