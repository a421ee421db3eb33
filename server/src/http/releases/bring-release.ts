import type { ReleaseArchives, ReleaseFiles } from '../../modules/releases';

export type BringRelease = (release: { remote: string; version: string }) => Promise<void>;

/** How long a version that nobody published is not asked for again: anybody may ask for any address. */
const unknownMs = 30_000;
const mostUnknown = 1_000;

/**
 * Another server may have published a version, on a disk of its own: its files come from the archives when they are first asked for
 * here. Those who ask meanwhile wait for the same.
 */
export function bringReleases(archives: ReleaseArchives, files: ReleaseFiles): BringRelease {
  const underWay = new Map<string, Promise<boolean>>();
  const unknown = new Map<string, number>();
  return async ({ remote, version }) => {
    const place = `${remote}/${version}`;
    if (await files.has(place)) return;
    const now = performance.now();
    if (now - (unknown.get(place) ?? -Infinity) < unknownMs) return;
    const bringing = underWay.get(place) ?? bring(archives, files, { remote, version });
    underWay.set(place, bringing);
    try {
      if (await bringing) return;
      if (unknown.size >= mostUnknown) unknown.clear();
      unknown.set(place, now);
    } finally {
      underWay.delete(place);
    }
  };
}

async function bring(
  archives: ReleaseArchives,
  files: ReleaseFiles,
  { remote, version }: Parameters<BringRelease>[0],
): Promise<boolean> {
  const archived = await archives.read(remote, version);
  if (!archived) return false;
  await files.put(`${remote}/${version}`, archived);
  return true;
}
