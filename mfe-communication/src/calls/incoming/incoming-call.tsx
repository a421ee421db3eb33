import { useEffect, useId, useState } from 'react';
import type { Call } from '@carecircle/contracts';
import { sendCommand, useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, PressButton } from '@carecircle/ui';
import { HangUpIcon, PhoneIcon, VideoIcon, type Icon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { answerCall } from '../../own-call/begin-call';
import { ModalScreen } from '../../own-call/modal-screen';
import { noteCall } from '../../own-call/note-call';
import { startRinging } from './ring-tone';
import css from './incoming-call.module.css';

/** Rings, and leaves two things to do. */
export function IncomingCall({ call }: { call: Call }) {
  const t = useMessages();
  const { circle } = useSession();
  const name = useMemberName(call.callerId);
  const titleId = useId();
  const textId = useId();
  // What was pressed is done at once; that the server knows comes a moment later.
  const [isDone, setIsDone] = useState(false);
  useEffect(() => (isDone ? undefined : startRinging()), [isDone]);
  const answer = (media: Call['media']) => {
    setIsDone(true);
    void answerCall(call.id, media);
  };
  const decline = async () => {
    setIsDone(true);
    const outcome = await sendCommand('calls.declineCall', { callId: call.id });
    if (outcome.status === 'done') noteCall(outcome.output);
  };
  if (isDone) return null;
  const isVideo = call.media === 'video';
  return (
    <ModalScreen role="alertdialog" titleId={titleId} textId={textId}>
      <div className={css.content}>
        <div className={css.who}>
          <span className={css.pulse}>
            <Avatar id={call.callerId} name={name} size="huge" />
          </span>
          <h2 id={titleId} className={css.title}>
            {t('incoming.title', { name })}
          </h2>
          <p id={textId} className={css.text}>
            {t('incoming.text', {
              media: call.media,
              group: Number(call.calleeId === null),
              circle: circle.name,
            })}
          </p>
        </div>
        <div className={css.ways}>
          <Way icon={HangUpIcon} tone="end" label={t('incoming.decline')} onPress={() => void decline()} />
          {isVideo ? (
            <Way icon={PhoneIcon} label={t('incoming.answerVoice')} onPress={() => answer('voice')} />
          ) : null}
          <Way
            icon={isVideo ? VideoIcon : PhoneIcon}
            tone="answer"
            label={t('incoming.answer')}
            onPress={() => answer(call.media)}
          />
        </div>
      </div>
    </ModalScreen>
  );
}

interface WayProps {
  icon: Icon;
  tone?: 'answer' | 'end';
  label: string;
  onPress: () => void;
}

function Way({ icon: Glyph, tone, label, onPress }: WayProps) {
  return (
    <PressButton className={css.way} data-tone={tone} onPress={onPress}>
      <span className={css.round}>
        <Glyph />
      </span>
      {label}
    </PressButton>
  );
}
