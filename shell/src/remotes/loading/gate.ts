import { satisfiesRange, type ServedRelease } from '@carecircle/contracts';

/** What this page offers to remotes. */
export interface Offer {
  contractsVersion: string;
  /** Singleton → version. */
  shared: Readonly<Record<string, string>>;
}

/**
 * Whether a release may run in this page, decided before any of its code is fetched (MFE-2): gives null, or the reason in
 * words for the log. A federation runtime itself would only warn and run it. The server, which knows the names that a release uses and
 * those that its shell has, says where they do not fit (REL-5).
 */
export function refusalReason({ manifest, misfit }: ServedRelease, offer: Offer): string | null {
  if (misfit !== undefined) return misfit;
  if (!satisfiesRange(offer.contractsVersion, manifest.contractRange)) {
    return `needs contracts ${manifest.contractRange}, this page has ${offer.contractsVersion}`;
  }
  for (const [name, range] of Object.entries(manifest.shared)) {
    const version = offer.shared[name];
    if (version === undefined) return `needs ${name}, which this page does not share`;
    if (!satisfiesRange(version, range)) return `needs ${name} ${range}, this page has ${version}`;
  }
  return null;
}
