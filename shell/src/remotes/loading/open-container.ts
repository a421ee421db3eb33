import type { ServedRelease } from '@carecircle/contracts';
import type { RemoteContainer } from '@carecircle/remote-kit';
import { shareScope } from './share-scope';

/** What is used of a container that has the page's shared modules. */
export type Exposes = Pick<RemoteContainer, 'get'>;

/** A container at one address: two versions of a remote, or two addresses of one version, are two of them. */
export interface RemoteAddress {
  name: string;
  entry: string;
}

export interface OpenContainer extends RemoteAddress {
  container: RemoteContainer;
}

export type OpenByRuntime = (remote: RemoteAddress) => Exposes;

/** What came before the federation runtime did, in the order in which it came. */
const opened: OpenContainer[] = [];
let openByRuntime: OpenByRuntime | null = null;

/**
 * Fetches the container of a release and gives it what the page shares (MFE-2). The first screen does without the runtime of
 * Module Federation, which weighs as much as a remote and would add a wait: its part of the protocol is a line.
 */
export async function openContainer({ manifest, baseUrl }: ServedRelease): Promise<Exposes> {
  const { href: entry } = new URL(baseUrl + manifest.entry, location.origin);
  const remote = { name: addressName(manifest.name, baseUrl), entry };
  if (openByRuntime) return openByRuntime(remote);
  const container = (await import(/* @vite-ignore */ entry)) as RemoteContainer;
  await container.init(shareScope);
  opened.push({ ...remote, container });
  return container;
}

/** From here on the federation runtime opens containers, with those that are open already (MFE-2). Without it all goes on as before. */
export async function takeRuntime(): Promise<void> {
  const { startFederation } = await import('./federation');
  openByRuntime = startFederation(opened.splice(0));
}

/**
 * The runtime knows a remote by its name, and what stands behind the first slash after it as what is exposed. It never forgets one
 * that failed, so each address is a remote of its own.
 */
function addressName(name: string, baseUrl: string): string {
  return `${name}@${baseUrl.replaceAll('/', '~')}`;
}
