import { useBusState, useGate, useSession } from '@carecircle/remote-kit';
import { Button, Inline } from '@carecircle/ui';
import { PhoneIcon, VideoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { beginCall } from '../own-call/begin-call';

/** Call and Video Call, on another member's page (CIRC-3). */
export default function CallMember({ memberId }: { memberId: string }) {
  const t = useMessages();
  const { person, members } = useSession();
  const gate = useGate();
  const isOn = useBusState('call.isOn');
  const isOther = members.some(
    ({ id, status }) => id === memberId && id !== person.id && status === 'active',
  );
  if (!isOther) return null;
  const shared = { ...gate.button, isDisabled: gate.button.isDisabled || isOn };
  return (
    <Inline>
      <Button
        {...shared}
        icon={PhoneIcon}
        onPress={() => void beginCall({ calleeId: memberId, media: 'voice' })}
      >
        {t('call.voice')}
      </Button>
      <Button
        {...shared}
        icon={VideoIcon}
        onPress={() => void beginCall({ calleeId: memberId, media: 'video' })}
      >
        {t('call.video')}
      </Button>
    </Inline>
  );
}
