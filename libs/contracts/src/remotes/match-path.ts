/** Parameters of a path by their name in the pattern. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Compares a path with a route's pattern such as `/circle/member/:memberId` or `/chat/:memberId?`, whose last part may be left
 * out. Gives the parameters, decoded, or null. A slash at the end makes no difference.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const given = segments(path);
  const all = segments(pattern);
  const wanted = all.length > given.length && all.at(-1)?.endsWith('?') ? all.slice(0, -1) : all;
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1).replace(/\?$/, '')] = decoded(value);
    else if (segment !== value) return null;
  }
  return params;
}

/**
 * The best of several routes for a path: one without parameters goes before one with, so that `/more/account` is never taken for
 * `/more/:id`.
 */
export function bestMatch<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: PathParams } | null {
  let best: { route: R; params: PathParams } | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length))
      best = { route, params };
  }
  return best;
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
