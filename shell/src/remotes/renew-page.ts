import { fetchChoice } from './fetch-choices';
import type { RemoteSource } from './remote-source';

/**
 * Loads the page anew when a remote's files do not come and another release of it is served: the page is older than what the
 * server keeps (MFE-8). Address and drafts stay.
 */
export async function renewIfStale({ choice: { remote, current } }: RemoteSource): Promise<void> {
  const { version } = current.manifest;
  try {
    const served = await fetchChoice(remote);
    if (served && served.current.manifest.version !== version) reloadOnce(`${remote} ${version}`);
  } catch {
    await renewIfShellGone();
  }
}

/** The same for a part of the shell: its own build is gone when the file that the page began with is. */
export async function renewIfShellGone(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!entry) return;
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) reloadOnce(entry);
}

/** Once for each release in this tab: a page that comes back the same stays as it is. */
function reloadOnce(release: string): void {
  const mark = `carecircle:renewed:${release}`;
  try {
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, new Date().toISOString());
  } catch {
    // Without a mark it might never end.
    return;
  }
  location.reload();
}
