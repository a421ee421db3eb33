import type { ReactNode } from 'react';
import { Skeleton } from '@carecircle/ui';
import { can } from '@carecircle/permissions';
import { retryableLazy, useOptionalSession } from '@carecircle/remote-kit';
import { styled } from '../boot/late-style';
import DashboardPage from '../dashboard/dashboard.page';
import { useGreeting } from '../dashboard/use-greeting';
import { withLaterMessages } from '../later/later-messages';
import { LouiseButton } from '../louise/louise-button';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { CircleFrame } from './circle-frame';
import { CircleSwitcher } from './circle-switcher';
import { Header } from './header';
import { NotAllowedScreen } from './not-allowed-screen';
import { ScreenBoundary } from './screen-boundary';
import type { Screen } from './screen';
import { useIsWide } from './use-is-wide';
import { useScreen } from './use-screen';
import css from './circle-app.module.css';

const NotificationsPage = retryableLazy(
  () => styled(withLaterMessages(import('../notifications/notifications.page'))),
  <Skeleton shape="row" count={6} />,
);

/** The product inside a circle: the frame around the shell's own screens and those of the remotes. */
export function CircleApp() {
  const screen = useScreen();
  if (!screen) return null;
  return (
    <CircleFrame header={<ScreenHeader screen={screen} />}>
      {screen.remote === null ? (
        <ScreenBoundary key={screen.id}>{ownScreen(screen.id)}</ScreenBoundary>
      ) : (
        <RemoteScreen action={screen.action} />
      )}
    </CircleFrame>
  );
}

function RemoteScreen({ action }: Pick<Screen, 'action'>) {
  const member = useOptionalSession()?.member;
  const isAllowed = !action || (member && can(member, action));
  return isAllowed ? <RemoteOutlet /> : <NotAllowedScreen />;
}

function ScreenHeader({ screen }: { screen: Screen }) {
  return screen.id === 'home' ? <HomeHeader screen={screen} /> : <Header screen={screen} />;
}

function HomeHeader({ screen }: { screen: Screen }) {
  const isWide = useIsWide();
  const { title, note } = useGreeting(isWide);
  return (
    <>
      <Header screen={screen} title={title} note={note} action={isWide ? <LouiseButton /> : null} />
      {isWide ? null : (
        <div className={css.home}>
          <CircleSwitcher />
          <LouiseButton />
        </div>
      )}
    </>
  );
}

function ownScreen(id: string): ReactNode {
  return id === 'notifications' ? <NotificationsPage /> : <DashboardPage />;
}
