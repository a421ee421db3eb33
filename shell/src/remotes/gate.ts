import { satisfiesRange, type PageManifest } from '@carecircle/contracts';

/** What this page offers to remotes. */
export interface Offer {
  contractsVersion: string;
  /** Singleton → version. */
  shared: Readonly<Record<string, string>>;
}

/**
 * Whether a release may run in this page, decided before any of its code is fetched (MFE-2): gives null, or the reason in
 * words for the log. A federation runtime itself would only warn and run it.
 */
export function refusalReason(manifest: PageManifest, offer: Offer): string | null {
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
