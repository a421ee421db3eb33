import { messageFileUrl, type Message, type MessageCall, type MessageFile } from '@carecircle/contracts';
import { useFormats, useSession } from '@carecircle/remote-kit';
import { LinkButton, StatusPill } from '@carecircle/ui';
import { DownloadIcon, FileTextIcon, PhoneIcon, VideoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../../words';
import { useMessageWords } from '../../use-message-words';
import { VoicePlayer } from '../../voice/voice-player';
import { MessageTextView } from './message-text';
import { PictureView } from './picture-view';
import { UrgentLine } from '../urgent-line';
import css from './message-body.module.css';

/** What a message says or brings, and what an urgent one asks for (CHAT-2). */
export function MessageBody({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const t = useMessages();
  const { file, call, isUrgent, text } = message;
  return (
    <div className={css.bubble} data-own={isOwn || undefined} data-urgent={isUrgent || undefined}>
      {isUrgent ? (
        <span className={css.urgent}>
          <StatusPill tone="due">{t('urgent.pill')}</StatusPill>
        </span>
      ) : null}
      {call ? <CallEntry call={call} message={message} /> : null}
      {file ? <FileBody file={file} message={message} /> : null}
      {call || file ? null : <MessageTextView text={text} />}
      {isUrgent ? <UrgentLine message={message} /> : null}
    </div>
  );
}

/** A call that is over; one that I missed stands out. */
function CallEntry({ call, message }: { call: MessageCall; message: Message }) {
  const { person } = useSession();
  const words = useMessageWords();
  const Icon = call.media === 'video' ? VideoIcon : PhoneIcon;
  return (
    <span className={css.call} data-missed={call.missedBy.includes(person.id) || undefined}>
      <Icon />
      {words(message)}
    </span>
  );
}

function FileBody({ file, message }: { file: MessageFile; message: Message }) {
  const url = messageFileUrl(message);
  if (file.kind === 'image') return <PictureView url={url} picture={file} />;
  if (file.kind === 'file') return <DocumentView url={url} file={file} />;
  return <VoicePlayer voice={{ id: message.id, url, durationMs: file.durationMs, peaks: file.peaks }} />;
}

function DocumentView({ url, file: { name, sizeBytes } }: { url: string; file: MessageFile }) {
  const t = useMessages();
  const { fileSize } = useFormats();
  return (
    <div className={css.document}>
      <FileTextIcon />
      <span className={css.words}>
        <span>{name}</span>
        <span className={css.size}>{fileSize(sizeBytes)}</span>
      </span>
      <LinkButton
        size="small"
        icon={DownloadIcon}
        href={url}
        download
        aria-label={t('body.download-named', { name })}
      >
        {t('body.download')}
      </LinkButton>
    </div>
  );
}
