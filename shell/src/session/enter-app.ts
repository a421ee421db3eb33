import { wantedPath } from '@carecircle/contracts';

/**
 * Opens the product at a path by loading the page anew: the server's HTML brings the session, the circle's releases and
 * the code that this path needs, so nothing of another person or circle stays in memory.
 */
export function enterApp(path = wantedPath(location.search) ?? '/dashboard'): void {
  location.assign(path);
}
