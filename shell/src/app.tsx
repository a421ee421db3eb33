import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { admitPath, type Boot } from '@carecircle/contracts';
import { navigateTo, retryableLazy, useOptionalSession } from '@carecircle/remote-kit';
import { ToastRegion } from '@carecircle/ui';
import { CircleApp } from './chrome/circle-app';
import { ScreenBoundary } from './chrome/screen-boundary';
import { isOutside, type OutsideProps } from './outside';
import { styled } from './boot/late-style';
import { withLaterMessages } from './later/later-messages';
import { untilLoaded } from './remotes/loading/until-loaded';
import { whenIdle } from './remotes/when-idle';
import { useRoutes } from './remotes/use-registry';

/** Comes once the first screen is there, however late: until then the server ends what is left alone, without a question before. */
const IdleWatch = retryableLazy(async () => {
  await new Promise<void>(whenIdle);
  return untilLoaded(
    () => styled(withLaterMessages(import('./session/idle-watch'))),
    (error) => console.warn('What ends a session that is left alone could not be loaded yet', error),
  );
});
const OverrideBar = retryableLazy(() => withLaterMessages(import('./overrides/override-bar')));

interface AppProps {
  overrides?: Boot['overrides'];
  /** Screens outside of a circle; apart, so that members do not load them. */
  Outside: ComponentType<OutsideProps>;
}

/** Decides by session and address what the page shows (SHELL-1). */
export function App({ Outside, overrides }: AppProps) {
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
      {overrides ? <OverrideBar overrides={overrides} /> : null}
      {isOutside(path, session) ? <Outside path={path} session={session} /> : <CircleApp />}
      {session ? (
        <ScreenBoundary fallback={null}>
          <IdleWatch />
        </ScreenBoundary>
      ) : null}
      <ToastRegion />
    </ScreenBoundary>
  );
}
