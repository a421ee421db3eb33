import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import {
  AlertIcon,
  CloseIcon,
  DoneIcon,
  InfoIcon,
  SirenIcon,
  WarningIcon,
  WifiOffIcon,
  type Icon,
} from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import css from './banner.module.css';

export type BannerTone = 'info' | 'due' | 'done' | 'missed' | 'danger' | 'offline';

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  icon?: Icon;
  /** A `Button` or `TextLink`. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Edge to edge at the top of the page, one quiet line. */
  isStrip?: boolean;
}

const glyphs: Record<BannerTone, Icon> = {
  info: InfoIcon,
  due: WarningIcon,
  done: DoneIcon,
  missed: AlertIcon,
  danger: SirenIcon,
  offline: WifiOffIcon,
};

/** Something to know on this page. One that comes and goes stands in a `LiveRegion`, which speaks it. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, icon, action, onDismiss, isStrip = false } = props;
  const { words } = useUiSettings();
  const Glyph = icon ?? glyphs[tone];
  return (
    <div className={classNames(css.banner, css[tone], isStrip && css.strip)}>
      <Glyph />
      <div className={css.content}>
        <div className={css.words}>
          {title ? <strong className={css.title}>{title}</strong> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action}
      </div>
      {onDismiss ? <IconButton icon={CloseIcon} aria-label={words.dismiss} onPress={onDismiss} /> : null}
    </div>
  );
}
