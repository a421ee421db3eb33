import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { messageLimits } from '@carecircle/contracts';
import { useDraft, useSession } from '@carecircle/remote-kit';
import { afterPaint, IconButton } from '@carecircle/ui';
import { Form, TextField } from '@carecircle/ui/fields';
import { SendIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { AttachmentPanel } from '../attachments/attachment-panel';
import { useAttachment } from '../attachments/attachment-store';
import { attachPicture } from '../attachments/pick-attachment';
import type { ConversationWith } from '../conversations/conversation';
import { MicrophoneDialog } from '../voice/microphone-dialog';
import { RecordingBar } from '../voice/recording-bar';
import { AttachMenu, PhotoButton, UrgentButton, VoiceButton } from './composer-buttons';
import { useSendMessage } from './use-send-message';
import { useSignalTyping } from './use-typing';
import { useVoice } from './use-voice';
import { draftKey } from './draft-key';
import css from './composer.module.css';

/** A text field with more than this makes a slow device wait at every key. */
const mostPasted = 100_000;

export interface ComposerProps {
  conversation: ConversationWith;
  name: string;
}

/** Where a message is written, recorded or picked: Enter sends, Shift and Enter begin a new line, the draft is kept (CHAT-2). */
export function Composer({ conversation, name }: ComposerProps) {
  const { circle } = useSession();
  const key = draftKey(circle.id, conversation);
  const attachment = useAttachment(key);
  const voice = useVoice(key);
  const { state } = voice;
  if (state === 'recording')
    return (
      <RecordingBar elapsedMs={voice.elapsedMs} onStop={() => void voice.stop()} onCancel={voice.cancel} />
    );
  return (
    <>
      {attachment ? (
        <AttachmentPanel attachment={attachment} attachmentKey={key} conversation={conversation} />
      ) : null}
      <TextComposer
        conversation={conversation}
        name={name}
        attachmentKey={key}
        canAttach={!attachment && state !== 'asking'}
        onRecord={() => void voice.start()}
      />
      {state === 'refused' || state === 'failed' ? (
        <MicrophoneDialog why={state} isGroup={conversation === null} onClose={voice.dismiss} />
      ) : null}
    </>
  );
}

interface TextComposerProps extends ComposerProps {
  attachmentKey: string;
  /** One thing at a time is picked or recorded. */
  canAttach: boolean;
  onRecord: () => void;
}

function TextComposer({ conversation, name, attachmentKey: key, canAttach, onRecord }: TextComposerProps) {
  const t = useMessages();
  const [draft, setDraft] = useDraft(key);
  const [isUrgent, setIsUrgent] = useState(false);
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const { textLength: most } = messageLimits;
  const excess = draft.trim().length - most;
  const isTooLong = excess > 0;
  const signalTyping = useSignalTyping(conversation);
  // A refused text comes back, unless the next one is being written already.
  const send = useSendMessage(conversation, (text) => setDraft(draft.trim() === '' ? text : draft));
  /** The next message may be begun at once. */
  const takeText = () => {
    setDraft('');
    setIsUrgent(false);
    return { text: draft, isUrgent };
  };
  const submit = () => {
    if (!isTooLong) send(takeText());
  };
  const change = (text: string) => {
    setDraft(text);
    setLeftOut(null);
    if (text.trim() !== '') signalTyping();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isTooLong) return;
    const message = takeText();
    afterPaint(() => send(message));
  };
  const onPaste = (event: ClipboardEvent) => {
    const { length } = event.clipboardData.getData('text/plain');
    if (length > mostPasted) {
      event.preventDefault();
      setLeftOut(length);
      return;
    }
    const [picture] = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (!picture || !canAttach) return;
    event.preventDefault();
    void attachPicture(key, picture);
  };
  const isWriting = draft.trim() !== '';
  const tooLong = () =>
    leftOut === null
      ? t('composer.too-long', { count: excess, most })
      : t('composer.pasted-too-long', { count: leftOut, most });
  return (
    <div className={css.composer} data-writing={isWriting || undefined} onPaste={onPaste}>
      {isUrgent ? <p className={css.urgent}>{t('urgent.note')}</p> : null}
      <Form onSubmit={submit} aria-label={t('composer.label', { name })}>
        <div className={css.row}>
          <AttachMenu attachmentKey={key} isDisabled={!canAttach} />
          <div className={css.field}>
            <TextField
              label={t('composer.label', { name })}
              isLabelHidden
              isMultiline
              rows={1}
              placeholder={t('composer.placeholder')}
              enterKeyHint="send"
              errorMessage={isTooLong || leftOut !== null ? tooLong() : undefined}
              value={draft}
              onChange={change}
              onKeyDown={onKeyDown}
            />
          </div>
          <span className={css.whenEmpty}>
            <PhotoButton attachmentKey={key} isDisabled={!canAttach} />
            <VoiceButton onRecord={onRecord} isDisabled={!canAttach} />
          </span>
          <span className={css.whenWriting}>
            <UrgentButton isUrgent={isUrgent} onChange={setIsUrgent} />
            <IconButton
              icon={SendIcon}
              variant="primary"
              type="submit"
              aria-label={t('composer.send')}
              isDisabled={!isWriting || isTooLong}
            />
          </span>
        </div>
      </Form>
    </div>
  );
}
