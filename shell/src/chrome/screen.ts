import { matchPath, type Action } from '@carecircle/contracts';
import { areaWord, matchRoute, type RegisteredRoute } from '../remotes/registry';
import { shellRoutes } from './shell-routes';

/** What the header and the navigation must know of the screen that a path shows. */
export interface Screen {
  id: string;
  path: string;
  title: string;
  /** Null for the shell's own screens. */
  remote: string | null;
  backTo: string | null;
  settingsTo: string | null;
  /** Permission without which it is not shown. */
  action: Action | null;
}

/** The screen of a path, its title in a language; `ownWord` gives the shell's own titles. Null when there is none. */
export function screenAt(path: string, language: string, ownWord: (key: string) => string): Screen | null {
  const own = shellRoutes.find((route) => matchPath(route.path, path));
  if (own) return toScreen(own, null, ownWord(own.title));
  const found = matchRoute(path)?.route;
  return found ? toScreen(found, found.remote, areaWord(found.remote, found.title, language)) : null;
}

function toScreen(
  { id, path, backTo, settingsTo, action }: Omit<RegisteredRoute, 'remote'>,
  remote: string | null,
  title: string,
): Screen {
  return {
    ...{ id, path, title, remote },
    ...{ backTo: backTo ?? null, settingsTo: settingsTo ?? null, action: action ?? null },
  };
}
