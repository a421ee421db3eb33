import { bus } from '@carecircle/event-bus';
import { defaultPreferences } from '@carecircle/contracts';
import { RemoteMount } from './remote-mount';
import { RemoteFallback, type MountKind } from './remote-fallback';
import type { SkeletonClass } from './fallback-skeleton';
import { currentRegistry, areaWord } from './registry';
import type { RemoteSource } from './remote-source';

export interface MountPlace {
  element: HTMLElement;
  remote: string;
  kind: MountKind;
  /** `route:<id>` or `slot:<id>`. */
  part: string;
  skeleton: SkeletonClass;
  itemProps?: Readonly<Record<string, unknown>>;
}

/** Shows one part of a remote inside an element, with skeleton, recovery and card. */
export function mountRemote({
  element,
  remote,
  kind,
  part,
  skeleton,
  itemProps = {},
}: MountPlace): RemoteMount {
  const fallback = new RemoteFallback({ element, kind, skeleton, areaName: () => areaName(remote, part) });
  const mount = new RemoteMount({ element, source: () => sourceOf(remote), part, kind, itemProps, fallback });
  mount.start();
  return mount;
}

function sourceOf(remote: string): RemoteSource {
  const source = currentRegistry().sources.get(remote);
  if (!source) throw new Error(`The registry has no ${remote}`);
  return source;
}

/** A page is named by its title, a slot item by the first screen of its remote. */
function areaName(remote: string, part: string): string {
  const { language } = bus.state('session.current').get()?.preferences ?? defaultPreferences;
  const routes = currentRegistry().routes.filter((route) => route.remote === remote);
  const route = routes.find(({ id }) => part === `route:${id}`) ?? routes[0];
  return route ? areaWord(remote, route.title, language) : remote;
}
