import { OfflineNote, useFormats, useGate, useSession } from '@carecircle/remote-kit';
import { Button, LiveRegion, ProgressBar, StatusPill } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { FileTextIcon, RefreshIcon, SendIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { ConversationWith } from '../conversations/conversation';
import { VoicePlayer } from '../voice/voice-player';
import type { Attachment } from './attachment';
import { changeAttachment } from './attachment-store';
import { isPassing } from './find-fault';
import { giveUp, sendAttachment } from './send-attachment';
import { useFaultWords } from './use-fault-words';
import css from './attachment-panel.module.css';

interface Props {
  attachment: Attachment;
  attachmentKey: string;
  conversation: ConversationWith;
}

const sendWords = {
  image: 'attachment.send-image',
  file: 'attachment.send-file',
  voice: 'composer.send',
} as const;

/** What was picked or recorded, before it is sent: look, listen, then send it or not (CHAT-2). */
export function AttachmentPanel({ attachment, attachmentKey: key, conversation }: Props) {
  const t = useMessages();
  const { circle } = useSession();
  const gate = useGate();
  const { kind, state, fault, isUrgent } = attachment;
  const canSend = !fault || isPassing(fault);
  const isSending = state === 'sending';
  const send = () => void sendAttachment({ key, circleId: circle.id, recipientId: conversation });
  return (
    <section className={css.panel} aria-label={t(`attachment.${kind}`)}>
      <Preview attachment={attachment} />
      <LiveRegion>{fault ? <Fault attachment={attachment} fault={fault} /> : null}</LiveRegion>
      <OfflineNote>{t('attachment.offline')}</OfflineNote>
      {isSending ? <Progress attachment={attachment} /> : null}
      {canSend && !isSending ? (
        <Switch
          label={t('urgent.label')}
          description={t('urgent.note')}
          isSelected={isUrgent}
          onChange={(wanted) => changeAttachment(key, { isUrgent: wanted })}
        />
      ) : null}
      <div className={css.actions}>
        <Button onPress={() => giveUp({ key, circleId: circle.id })}>
          {t(kind === 'voice' ? 'attachment.discard' : 'attachment.cancel')}
        </Button>
        {canSend && !isSending ? (
          <Button variant="primary" icon={fault ? RefreshIcon : SendIcon} onPress={send} {...gate.button}>
            {t(fault ? 'message.retry' : sendWords[kind])}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Preview({ attachment }: { attachment: Attachment }) {
  const { fileSize } = useFormats();
  const { kind, name, blob, url, durationMs, peaks, fault, ids } = attachment;
  if (kind === 'voice') return <VoicePlayer voice={{ id: ids.message, url, durationMs, peaks }} />;
  const isShown = kind === 'image' && fault?.is !== 'unreadable';
  return (
    <div className={css.picked}>
      {isShown ? <img className={css.picture} src={url} alt="" /> : <FileTextIcon />}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.size}>{fileSize(blob.size)}</span>
      </span>
    </div>
  );
}

function Fault({ attachment, fault }: { attachment: Attachment; fault: NonNullable<Attachment['fault']> }) {
  const faultWords = useFaultWords();
  return <StatusPill tone="missed">{faultWords(fault, attachment.blob.size)}</StatusPill>;
}

function Progress({ attachment: { sentBytes, blob, name } }: { attachment: Attachment }) {
  const t = useMessages();
  const { fileSize } = useFormats();
  const value = { sent: fileSize(sentBytes), whole: fileSize(blob.size) };
  return (
    <ProgressBar
      label={t('attachment.sending', { name })}
      isLabelHidden
      value={sentBytes}
      maxValue={blob.size}
      valueText={t('attachment.progress', value)}
    />
  );
}
