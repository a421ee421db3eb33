import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { matchPath, Route, Router, Routes } from 'react-router-dom';
import { browserHistory, currentVisit, onVisit } from './browser-history';

interface RootRouterProps {
  /** Pattern of the page's path, such as `/circle/member/:memberId`; null outside of a page. */
  path: string | null;
  children: ReactNode;
}

/**
 * The router of one React root, over the page's one history. A page knows of addresses of its own alone: while it is left, and
 * while it rests, it stays where it was and renders nothing.
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

/** Gives the last visit to a page. */
function visitsOf(path: string | null): () => ReturnType<typeof currentVisit> {
  let last = currentVisit();
  return () => {
    const visit = currentVisit();
    if (path === null || matchPath(path, visit.location.pathname)) last = visit;
    return last;
  };
}
