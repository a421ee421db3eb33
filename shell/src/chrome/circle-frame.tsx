import type { ReactNode } from 'react';
import { Slot, useSlotEntries } from '@carecircle/remote-kit';
import { OpenAlerts } from '../emergency/open-alerts';
import { LouisePlace } from '../louise/louise-place';
import { BottomBar } from './bottom-bar';
import { ConnectionStrip } from './connection-strip';
import { SideRail } from './side-rail';
import { SkipLink } from './skip-link';
import { useIsWide } from './use-is-wide';
import css from './circle-frame.module.css';

interface CircleFrameProps {
  header: ReactNode;
  children: ReactNode;
}

/** What surrounds every screen inside a circle: navigation, header, urgent banners (SHELL-7). */
export function CircleFrame({ header, children }: CircleFrameProps) {
  const isWide = useIsWide();
  return (
    <div className={css.frame}>
      <SkipLink />
      {isWide ? <SideRail /> : null}
      <div className={css.column}>
        <ConnectionStrip />
        <main id="main" tabIndex={-1} className={css.main}>
          {header}
          <div className={css.banner}>
            <Banners />
          </div>
          {children}
        </main>
      </div>
      {isWide ? null : <BottomBar />}
      <LouisePlace />
    </div>
  );
}

/** What the areas bring. Where none of them brings alerts, the shell's own stand here. */
function Banners() {
  const bringsAlerts = useSlotEntries('shell.banner').some(({ when }) => when === 'alerts.open');
  return (
    <>
      {bringsAlerts ? null : <OpenAlerts />}
      <Slot name="shell.banner" />
    </>
  );
}
