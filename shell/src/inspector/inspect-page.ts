import type { Override } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { subscribeRegistry } from '../remotes/registry';
import { fillFederation } from './federation-global';
import { passedEvents } from './passed-events';
import { runningReleases } from './running-releases';

const everyMs = 1_000;

/**
 * Says which releases this page runs, to the operators' inspector (`page.releases`) and to the tools of Module Federation
 * (`__FEDERATION__`), as long as the page is open (MFE-9). Called once.
 */
export function inspectPage(overrides: readonly Override[]): void {
  const events = passedEvents(bus);
  let told = '';
  const tell = () => {
    const releases = runningReleases(overrides, events);
    const text = JSON.stringify(releases);
    if (text === told) return;
    told = text;
    bus.state('page.releases').set(releases);
    fillFederation();
  };
  subscribeRegistry(tell);
  tell();
  // Files come and parts are shown without a word: what is seen of them is looked at while somebody may look on.
  setInterval(() => {
    if (!document.hidden) tell();
  }, everyMs);
}
