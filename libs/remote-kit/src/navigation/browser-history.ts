import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Where the page is, and how it came there; the same object until the address changes. */
export interface Visit {
  location: Location;
  action: BrowserHistory['action'];
}

let opened: { history: BrowserHistory; visit: Visit } | undefined;
const listeners = new Set<() => void>();

/**
 * The one history of the page, which all its React roots stand on. What BrowserRouter makes for one root; it tells one listener,
 * so the roots listen here.
 */
export function browserHistory(): BrowserHistory {
  return open().history;
}

export function currentVisit(): Visit {
  return open().visit;
}

export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function open() {
  if (opened) return opened;
  const history = createBrowserHistory({ v5Compat: true });
  const made = { history, visit: { location: history.location, action: history.action } };
  history.listen(({ action, location }) => {
    made.visit = { action, location };
    for (const listener of listeners) listener();
  });
  opened = made;
  return made;
}
