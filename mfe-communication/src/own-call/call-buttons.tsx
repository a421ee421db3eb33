import { useBusState, useGate } from '@carecircle/remote-kit';
import { IconButton } from '@carecircle/ui';
import { PhoneIcon, VideoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { beginCall } from './begin-call';

/** Voice and video call with whom a conversation is with; null is the circle. */
export function CallButtons({ calleeId, name }: { calleeId: string | null; name: string }) {
  const t = useMessages();
  const gate = useGate();
  const isOn = useBusState('call.isOn');
  const { isDisabled, ...reason } = gate.button;
  const shared = { ...reason, isDisabled: isDisabled || isOn };
  return (
    <>
      <IconButton
        {...shared}
        icon={PhoneIcon}
        aria-label={t(calleeId ? 'call.voiceWith' : 'call.voiceCircle', { name })}
        onPress={() => void beginCall({ calleeId, media: 'voice' })}
      />
      <IconButton
        {...shared}
        icon={VideoIcon}
        aria-label={t(calleeId ? 'call.videoWith' : 'call.videoCircle', { name })}
        onPress={() => void beginCall({ calleeId, media: 'video' })}
      />
    </>
  );
}
