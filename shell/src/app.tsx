import { Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { admitPath } from '@carecircle/contracts';
import { navigateTo, useOptionalSession } from '@carecircle/remote-kit';
import { ToastRegion } from '@carecircle/ui';
import { CircleApp } from './chrome/circle-app';
import { ScreenBoundary } from './chrome/screen-boundary';
import { isOutside, type OutsideProps } from './outside';
import { useRoutes } from './remotes/use-registry';

interface AppProps {
  /** Screens outside of a circle; apart, so that members do not load them. */
  Outside: ComponentType<OutsideProps>;
}

/** Decides by session and address what the page shows (SHELL-1). */
export function App({ Outside }: AppProps) {
  const session = useOptionalSession();
  const { pathname: path, search } = useLocation();
  const visit = {
    path,
    search,
    isSignedIn: session !== null,
    hasCircle: Boolean(session?.circle),
  };
  const redirect = admitPath({ ...visit, routes: useRoutes() })?.redirect;

  useEffect(() => {
    if (redirect) navigateTo(redirect, { replace: true });
  }, [redirect]);

  if (redirect) return null;
  return (
    <ScreenBoundary>
      {isOutside(path, session) ? (
        <Suspense>
          <Outside path={path} session={session} />
        </Suspense>
      ) : (
        <CircleApp />
      )}
      <ToastRegion />
    </ScreenBoundary>
  );
}
