import { useRef, useState } from 'react';
import { retryableLazy, useBusState } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { BellIcon } from '@carecircle/ui/icons';
import { styled } from '../boot/late-style';
import { OpenedPart, type Opening } from '../chrome/opened-part';
import { withLaterMessages } from '../later/later-messages';
import { useMessages } from '../words';
import { useDeviceNotifications } from './use-device-notifications';
import { useSpeakNotifications } from './use-speak-notifications';

const BellPanel = retryableLazy(() => styled(withLaterMessages(import('./bell-panel'))));

/** The bell with the true count of unread notifications (SHELL-3); what it opens comes when it is first pressed. */
export function Bell() {
  const t = useMessages();
  const unread = useBusState('notifications.unread');
  useSpeakNotifications();
  useDeviceNotifications();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening>('new');
  return (
    <>
      <IconButton
        ref={button}
        icon={BellIcon}
        variant="outlined"
        badgeCount={unread}
        aria-label={t('bell.label', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={opening === 'open'}
        onPress={() => setOpening('open')}
      />
      <OpenedPart opening={opening} onChange={setOpening}>
        {(panel) => <BellPanel {...panel} triggerRef={button} />}
      </OpenedPart>
    </>
  );
}
