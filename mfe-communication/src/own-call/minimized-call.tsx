import { Banner, Button } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { CallStatus } from './call-status';
import { showCall } from './call-view';

/** One line while something else is looked up; the call goes on. */
export function MinimizedCall({ name }: { name: string }) {
  const t = useMessages();
  return (
    <Banner
      tone="done"
      icon={PhoneIcon}
      title={name}
      action={
        <Button size="small" onPress={() => showCall({ isMinimized: false })}>
          {t('call.return')}
        </Button>
      }
    >
      <CallStatus name={name} />
    </Banner>
  );
}
