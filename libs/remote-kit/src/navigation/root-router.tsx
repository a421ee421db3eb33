import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { matchPath, Route, Router, Routes } from 'react-router-dom';
import { browserHistory, currentVisit, onVisit, type Visit } from './browser-history';

interface RootRouterProps {
  /** Pattern of the page's path, such as `/circle/member/:memberId`; null outside of a page. */
  path: string | null;
  children: ReactNode;
}

/**
 * The router of one React root, over the page's one history. A page knows of addresses of its own path alone: while it is left, and
 * while it rests, its parameters stay as they were, and what the search opened is closed.
 */
export function RootRouter({ path, children }: RootRouterProps) {
  const { location, action } = useSyncExternalStore(
    onVisit,
    useMemo(() => visitsOf(path), [path]),
  );
  return (
    <Router navigator={browserHistory()} location={location} navigationType={action}>
      {path === null ? (
        children
      ) : (
        <Routes>
          <Route path={path} element={children} />
        </Routes>
      )}
    </Router>
  );
}

/** Gives the last visit to a page, without its search once the page is left. */
function visitsOf(path: string | null): () => Visit {
  let last = currentVisit();
  return () => {
    const visit = currentVisit();
    if (path === null || matchPath(path, visit.location.pathname)) last = visit;
    else if (last.location.search) last = { ...last, location: { ...last.location, search: '' } };
    return last;
  };
}
