import type { Action, RemoteManifest } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import { bus } from '@carecircle/event-bus';

export type Route = RemoteManifest['routes'][number];
export type RouteParams = Readonly<Record<string, string>>;
export type RouteSearch = string | Readonly<Record<string, string | number | boolean | undefined>>;

/** What of a manifest is needed to lead to its screens; the More menu also shows `menu` with its `words` and `icons`. */
export type RoutedManifest = Pick<RemoteManifest, 'name' | 'routes'> &
  Partial<Pick<RemoteManifest, 'menu' | 'words' | 'icons'>>;

let manifests: readonly RoutedManifest[] = [];
let routes: ReadonlyMap<string, Route> = new Map();
const listeners = new Set<() => void>();

/** Makes known all screens there are, the shell's own and those of the registry's remotes; replaces what was known. */
export function registerRoutes(known: readonly RoutedManifest[]): void {
  manifests = known;
  routes = new Map(known.flatMap((manifest) => manifest.routes.map((route) => [route.id, route])));
  for (const listener of listeners) listener();
}

export function subscribeRoutes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function knownManifests(): readonly RoutedManifest[] {
  return manifests;
}

export function knownRoutes(): ReadonlyMap<string, Route> {
  return routes;
}

/**
 * Address of a screen, or null when the member may not see it or no remote brings it. Throws when a parameter of its path
 * is missing.
 */
export function routePath(id: string, params: RouteParams = {}, search: RouteSearch = ''): string | null {
  const route = routes.get(id);
  if (!route || !isOpen(route.action)) return null;
  return fillPath(route.path, params) + searchText(search);
}

function isOpen(action: Action | undefined): boolean {
  const member = bus.state('session.current').get()?.member;
  return !action || Boolean(member && can(member, action));
}

function fillPath(path: string, params: RouteParams): string {
  return path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name];
    if (value !== undefined) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`The path ${path} needs the parameter '${name}'`);
  });
}

function searchText(search: RouteSearch): string {
  if (typeof search === 'string') return search && `?${search.replace(/^\?/, '')}`;
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
