import type { RefObject } from 'react';
import { useBusState } from '@carecircle/remote-kit';
import { Dialog, PopoverPanel } from '@carecircle/ui/panels';
import { useIsWide } from '../chrome/use-is-wide';
import { useMessages } from '../words';
import { NotificationPanel } from './notification-panel';
import { ReadAllButton } from './read-all-button';
import css from './bell.module.css';

interface BellPanelProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The newest notifications: a popover on wide screens, a sheet on phones. */
export default function BellPanel({ triggerRef, ...opening }: BellPanelProps) {
  const t = useMessages();
  const unread = useBusState('notifications.unread');
  const title = t('notifications.title');
  const panel = <NotificationPanel title={title} onClose={() => opening.onOpenChange(false)} />;
  if (useIsWide()) {
    return (
      <PopoverPanel
        {...opening}
        triggerRef={triggerRef}
        title={title}
        action={<ReadAllButton unread={unread} />}
      >
        {panel}
      </PopoverPanel>
    );
  }
  return (
    <Dialog {...opening} title={title}>
      <div className={css.sheet}>
        <div className={css.action}>
          <ReadAllButton unread={unread} />
        </div>
        {panel}
      </div>
    </Dialog>
  );
}
