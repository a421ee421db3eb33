const prefix = '/to/';

interface LinkedRoute {
  id: string;
  path: string;
}

/**
 * Address of a screen by its route id, for what outlives a release: notifications, pushes, letters. Whoever opens it is led to the path
 * that the remote gives its screen in the version they have.
 *
 * @param search query with its question mark, or empty.
 */
export function screenLink(routeId: string, search = ''): string {
  return `${prefix}${routeId}${search}`;
}

/** Whether an address is a link of `screenLink`, below which no screen may lie. */
export const isScreenLink = (address: string) => address.startsWith(prefix);

/** Address that a link of `screenLink` leads to now, Home where no remote brings the screen; any other address as it is. */
export function addressOfLink(link: string, routes: Iterable<LinkedRoute>): string {
  if (!isScreenLink(link)) return link;
  const [routeId, search] = splitSearch(link.slice(prefix.length));
  for (const { id, path } of routes) if (id === routeId && !path.includes(':')) return path + search;
  return '/dashboard';
}

function splitSearch(text: string): [string, string] {
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
