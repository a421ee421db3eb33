/** Parameters of a path by their name in the pattern. */
export type PathParams = Readonly<Record<string, string>>;

/** Name of what a pattern's `*` stands for. */
const rest = '*';

/**
 * Compares a path with a route's pattern such as `/circle/member/:memberId`, `/chat/:memberId?`, whose last part may be left out, or
 * `/vault/*`, which has pages of its own below it. Gives the parameters, decoded, or null. A slash at the end makes no
 * difference. Reads patterns as react-router does, which the server has no use for otherwise.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const given = segments(path);
  const all = segments(pattern);
  if (all.at(-1) === rest) return matchBeginning(all.slice(0, -1), given);
  const wanted = all.length > given.length && all.at(-1)?.endsWith('?') ? all.slice(0, -1) : all;
  return wanted.length === given.length ? matchSegments(wanted, given) : null;
}

function matchBeginning(wanted: readonly string[], given: readonly string[]): PathParams | null {
  const params = given.length >= wanted.length ? matchSegments(wanted, given) : null;
  return params && { ...params, [rest]: given.slice(wanted.length).map(decoded).join('/') };
}

function matchSegments(wanted: readonly string[], given: readonly string[]): PathParams | null {
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
 * `/more/:id`, and one that takes all below it comes last.
 */
export function bestMatch<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: PathParams } | null {
  let best: { route: R; params: PathParams } | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params && (!best || vagueness(params) < vagueness(best.params))) best = { route, params };
  }
  return best;
}

/** How little of the path a pattern says itself. */
function vagueness(params: PathParams): number {
  return Object.keys(params).length + (rest in params ? 100 : 0);
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
