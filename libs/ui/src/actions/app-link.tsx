import type { ComponentProps, MouseEvent } from 'react';
import { useUiSettings } from '../provider/ui-settings';
import { afterPaint } from './after-paint';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'onClick'> {
  href: string;
  /** Besides going there. */
  onPress?: () => void;
}

/** What every link is underneath: one within the product changes the screen without loading a page. */
export function AppLink({ href, onPress, children, ...props }: AppLinkProps) {
  const { navigate } = useUiSettings();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    if (!staysInPage(event)) return;
    event.preventDefault();
    afterPaint(() => navigate(href), event.currentTarget);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Keys and targets that ask the browser for a tab, a window or a download are the browser's. */
function staysInPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const asksBrowser = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
  const isElsewhere = link.origin !== location.origin || link.hasAttribute('download');
  return !asksBrowser && !isElsewhere && (link.target === '' || link.target === '_self');
}
