import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../words';
import css from './page-title.module.css';

interface PageTitleProps {
  /** A place of its own under one path, such as a step of several. */
  step?: string;
  children: ReactNode;
}

// Which place the page showed last. The title element may be another one on each screen, so it cannot remember this.
let shownPlace: string | undefined;

/**
 * The one `h1` of every screen. Arriving at another place scrolls to the top, moves the focus here and names the window
 * (SHELL-1); the first screen after a load leaves the focus where the browser put it.
 */
export function PageTitle({ step, children }: PageTitleProps) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = [useLocation().pathname, step].join(' ');

  useEffect(() => {
    document.title = [heading.current?.textContent, t('app.name')].filter(Boolean).join(' · ');
  }, [children, t]);

  useEffect(() => {
    const isArrival = shownPlace !== undefined && shownPlace !== place;
    shownPlace = place;
    if (!isArrival) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <h1 ref={heading} tabIndex={-1} className={css.title}>
      {children}
    </h1>
  );
}
