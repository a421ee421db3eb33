import { createContext, useContext, useState } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { knownRoutes, type RouteParams } from './routes';

/** Id of the route whose page this tree is; null in slot items. */
export const RouteContext = createContext<string | null>(null);

/**
 * Parameters of the page's path, such as `{ memberId }` of `/circle/member/:memberId`. While the page is being left, they
 * stay as they were.
 */
export function useRouteParams<Params extends RouteParams = RouteParams>(): Params {
  const routeId = useContext(RouteContext);
  const { parser } = useRouter();
  const pathname = usePathname();
  const path = routeId === null ? undefined : knownRoutes().get(routeId)?.path;
  const found = path === undefined ? null : matchRoute(parser, path, pathname)[1];
  const text = found ? JSON.stringify(decoded(found)) : null;
  const [last, setLast] = useState(text ?? '{}');
  if (text !== null && text !== last) setLast(text);
  return JSON.parse(text ?? last) as Params;
}

function decoded(found: Readonly<Record<string, string | undefined>>): RouteParams {
  const named = Object.entries(found).filter(([name, value]) => value !== undefined && !/^\d+$/.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value ?? '')]));
}
