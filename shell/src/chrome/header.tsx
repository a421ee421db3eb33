import { useLayoutEffect, type ReactNode } from 'react';
import { navigateTo, setBusState, Slot, useBusState, useRoutePath } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { ArrowLeftIcon, SettingsIcon } from '@carecircle/ui/icons';
import { Bell } from '../notifications/bell';
import { useMessages } from '../words';
import { PageTitle } from './page-title';
import type { Screen } from './screen';
import { useIsWide } from './use-is-wide';
import { useRouteTitle } from './use-route-title';
import css from './header.module.css';

interface HeaderProps {
  screen: Screen;
  /** Shown instead of the screen's own title. */
  title?: string;
  /** A quiet line under the title. */
  note?: ReactNode;
  /** A button of the screen's own, before those of every screen. */
  action?: ReactNode;
}

/** Title, the way back, settings where the screen has some, the bell (SHELL-3). Collapses while a phone scrolls. */
export function Header({ screen, title, note, action }: HeaderProps) {
  const ownTitle = useBusState('page.title');
  const isWide = useIsWide();
  // The next screen begins with its own title, whatever the one before it said.
  useLayoutEffect(() => setBusState('page.title', null), [screen.id]);
  return (
    <header className={css.header}>
      <div className={css.row}>
        {screen.backTo ? <BackButton to={screen.backTo} /> : null}
        <div key={screen.id} className={css.words}>
          <PageTitle>{ownTitle ?? title ?? screen.title}</PageTitle>
          {note ? <div className={css.note}>{note}</div> : null}
        </div>
        <div className={css.actions}>
          {action}
          {screen.settingsTo ? <SettingsButton to={screen.settingsTo} /> : null}
          {isWide ? null : <Slot name="shell.help" />}
          <Bell />
        </div>
      </div>
    </header>
  );
}

function BackButton({ to }: { to: string }) {
  const t = useMessages();
  const path = useRoutePath(to);
  const title = useRouteTitle(to);
  if (path === null) return null;
  return (
    <div className={css.back}>
      <IconButton
        icon={ArrowLeftIcon}
        aria-label={t('header.back', { title })}
        onPress={() => navigateTo(path)}
      />
    </div>
  );
}

function SettingsButton({ to }: { to: string }) {
  const t = useMessages();
  const path = useRoutePath(to);
  if (path === null) return null;
  return (
    <IconButton
      icon={SettingsIcon}
      variant="outlined"
      aria-label={t('header.settings')}
      onPress={() => navigateTo(path)}
    />
  );
}
