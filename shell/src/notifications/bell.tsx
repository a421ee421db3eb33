import { useState } from 'react';
import { useBusState } from '@carecircle/remote-kit';
import { BellIcon, Dialog, DialogTrigger, IconButton } from '@carecircle/ui';
import { PopoverPanel } from '../chrome/popover-panel';
import { useIsWide } from '../chrome/use-is-wide';
import { useMessages } from '../words';
import { NotificationPanel } from './notification-panel';
import { ReadAllButton } from './read-all-button';
import css from './bell.module.css';

/** The bell with the true count of unread notifications (SHELL-3); its panel is a popover on wide screens, a sheet on phones. */
export function Bell() {
  const t = useMessages();
  const unread = useBusState('notifications.unread');
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const panel = <NotificationPanel onClose={() => setIsOpen(false)} />;
  const title = t('notifications.title');
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <IconButton
        icon={BellIcon}
        variant="outlined"
        badgeCount={unread}
        aria-label={t('bell.label', { count: unread })}
      />
      {isWide ? (
        <PopoverPanel title={title} action={<ReadAllButton unread={unread} />}>
          {panel}
        </PopoverPanel>
      ) : (
        <Dialog title={title}>
          <div className={css.sheet}>
            <div className={css.action}>
              <ReadAllButton unread={unread} />
            </div>
            {panel}
          </div>
        </Dialog>
      )}
    </DialogTrigger>
  );
}
