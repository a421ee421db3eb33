import { browserHistory } from './browser-history';
import { knownRoutes, routePath, type RouteParams, type RouteSearch } from './routes';

/** Opens an address inside the app without loading a page. `replace` leaves no step behind for the back button. */
export function navigateTo(href: string, { replace = false }: { replace?: boolean } = {}): void {
  browserHistory()[replace ? 'replace' : 'push'](href);
}

/**
 * Opens a screen of any area by its route id. A screen that this circle does not have, or that the member may not see,
 * stays closed; an id that nobody registered is reported to the developer.
 */
export function navigate(
  routeId: string,
  params?: RouteParams,
  search?: RouteSearch,
  options?: { replace?: boolean },
): void {
  const path = routePath(routeId, params, search);
  if (path !== null) navigateTo(path, options);
  else if (!knownRoutes().has(routeId)) console.error(`navigate('${routeId}'): no remote brings this route`);
}
