import { bestMatch } from './match-path';
import { addressOfLink } from './screen-link';

/** Screens of the shell that need no session (SHELL-1). */
export const signedOutPaths = ['/login', '/signup', '/terms', '/privacy'] as const;

/** Pages of the server's, outside of the app: nobody wants to come back to them after signing in. */
const passwordPaths: readonly string[] = ['/forgot-password', '/reset-password'];

/** Screens of the shell for signed-in people, beside those that remotes bring. */
export const shellPaths = ['/dashboard', '/notifications', '/onboarding', '/terms'] as const;

/** Where a person without a circle may be; everything else leads to the beginning. */
const circlelessPaths: readonly string[] = ['/onboarding', '/circle', '/terms'];

export interface Visit {
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  isSignedIn: boolean;
  hasCircle: boolean;
  routes: readonly { id: string; path: string }[];
}

/**
 * Whether a path may be shown now; else the address to go to instead, which keeps the wanted one as `?to=`. Server and shell
 * ask the same, so that a link lands right with and without a page load (SHELL-1).
 */
export function admitPath({
  path,
  search,
  isSignedIn,
  hasCircle,
  routes,
}: Visit): { redirect: string } | null {
  if (!isSignedIn)
    return isOneOf(signedOutPaths, path) ? null : { redirect: withWanted('/login', path, search) };
  const address = addressOfLink(path + search, routes);
  const isLink = address !== path + search;
  const exists = isLink || isOneOf(shellPaths, path) || bestMatch(routes, path) !== null;
  if (!hasCircle) {
    if (isOneOf(circlelessPaths, path)) return null;
    return { redirect: withWanted('/onboarding', exists ? path : '/', search) };
  }
  if (isLink) return { redirect: address };
  return exists ? null : { redirect: '/dashboard' };
}

/** The path in `?to=`, when it lies in this product; null for anything that would leave it. */
export function wantedPath(search: string): string | null {
  const to = new URLSearchParams(search).get('to');
  return to !== null && /^\/(?![/\\])\P{Cc}*$/u.test(to) ? to : null;
}

function withWanted(target: string, path: string, search: string): string {
  if (path === '/' || path === '/dashboard' || passwordPaths.includes(path)) return target;
  return `${target}?to=${encodeURIComponent(path + search)}`;
}

function isOneOf(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}
