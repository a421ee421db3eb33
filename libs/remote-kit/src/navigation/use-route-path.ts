import { useSyncExternalStore } from 'react';
import { useOptionalSession } from '../session/use-session';
import { knownRoutes, routePath, subscribeRoutes, type RouteParams, type RouteSearch } from './routes';

/** Address of a screen, or null while it is hidden from the member or not there. */
export function useRoutePath(routeId: string, params?: RouteParams, search?: RouteSearch): string | null {
  useOptionalSession();
  useSyncExternalStore(subscribeRoutes, knownRoutes);
  return routePath(routeId, params, search);
}
