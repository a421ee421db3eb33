import { wantedPath } from '@carecircle/contracts';

/**
 * Opens the product at a path by loading the page anew: the server's HTML brings the session, the circle's releases and
 * the code that this path needs, so nothing of another person or circle stays in memory.
 */
export function enterApp(path = wantedPath(location.search) ?? '/dashboard'): void {
  location.assign(path);
}

let pathOfEnd: string | null = null;

/** Where this page goes when it learns that its session ended: the part that ends it may have more to say than the address shown. */
export function goAtEnd(path: string | null): void {
  pathOfEnd = path;
}

/** Loads the page that comes after the session of this one. */
export function enterAtEnd(): void {
  enterApp(pathOfEnd ?? location.pathname + location.search);
}
