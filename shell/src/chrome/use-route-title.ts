import { useRoutes } from '../remotes/use-registry';
import { areaWord } from '../remotes/registry';
import { useMessages } from '../words';
import { shellRoutes } from './shell-routes';

/** Title of a screen of any area by its route id. */
export function useRouteTitle(routeId: string): string {
  const t = useMessages();
  const brought = useRoutes().find(({ id }) => id === routeId);
  if (brought) return areaWord(brought.remote, brought.title, t.language);
  const own = shellRoutes.find(({ id }) => id === routeId);
  return own ? t.dynamic(own.title) : '';
}
