import { stopWork, wakeRemote } from './background-work';
import { fetchChoice } from './fetch-choices';
import { remountPages } from './page-applications';
import { currentRegistry, exchangeRelease } from './registry';
import { removeStylesheets } from './stylesheets';

/**
 * Exchanges a remote in the open page when another version is served to this circle (REL-3): its slot items and page are shown
 * from the new release, then the stylesheet of the old one goes. A failure leaves everything as it is.
 */
export function followReleases({ remote, version }: { remote: string; version: string }): void {
  void exchange(remote, version).catch((error: unknown) => {
    console.error(`${remote} ${version}: could not be exchanged in the open page`, error);
  });
}

async function exchange(remote: string, version: string): Promise<void> {
  const before = currentRegistry().sources.get(remote)?.choice.current;
  if (before?.manifest.version === version) return;
  const choice = await fetchChoice(remote);
  if (!choice || choice.current.manifest.version === before?.manifest.version) return;
  stopWork(remote);
  exchangeRelease(choice);
  await remountPages(remote);
  const source = currentRegistry().sources.get(remote);
  if (source) await wakeRemote(source);
  if (before) removeStylesheets(before);
}
