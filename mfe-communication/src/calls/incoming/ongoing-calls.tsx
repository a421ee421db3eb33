import type { Call } from '@carecircle/contracts';
import { listFormat, useBusState, useGate, useSession } from '@carecircle/remote-kit';
import { Banner, Button } from '@carecircle/ui';
import { PhoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { answerCall } from '../../own-call/begin-call';

/** Calls that go on and that I may still join: declined or missed ones of the circle, and one that I left by mistake. */
export function OngoingCalls({ calls }: { calls: readonly Call[] }) {
  const { person } = useSession();
  const isOn = useBusState('call.isOn');
  if (isOn) return null;
  return calls
    .filter(({ answeredAt, participants }) => {
      const own = participants.find(({ memberId }) => memberId === person.id);
      return own && own.state !== 'ringing' && (answeredAt !== null || own.state === 'joined');
    })
    .map((call) => <OngoingCall key={call.id} call={call} />);
}

function OngoingCall({ call }: { call: Call }) {
  const t = useMessages();
  const { person, members } = useSession();
  const gate = useGate();
  const joined = call.participants.filter(({ state }) => state === 'joined');
  const isMine = joined.some(({ memberId }) => memberId === person.id);
  const names = joined
    .filter(({ memberId }) => memberId !== person.id)
    .map(({ memberId }) => members.find(({ id }) => id === memberId)?.name ?? '');
  return (
    <Banner
      icon={PhoneIcon}
      action={
        <Button {...gate.button} size="small" onPress={() => void answerCall(call.id, call.media)}>
          {t(isMine ? 'ongoing.takeOver' : 'ongoing.join')}
        </Button>
      }
    >
      {isMine
        ? t('ongoing.elsewhere')
        : t('ongoing.text', { names: listFormat(t.language).format(names), count: names.length })}
    </Banner>
  );
}
