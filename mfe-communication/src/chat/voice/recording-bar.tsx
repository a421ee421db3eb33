import { IconButton } from '@carecircle/ui';
import { CloseIcon, StopIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { clockText } from './clock-text';
import css from './recording-bar.module.css';

interface Props {
  elapsedMs: number;
  onStop: () => void;
  onCancel: () => void;
}

/** Recording: how long it has gone on, stop and cancel (CHAT-2). */
export function RecordingBar({ elapsedMs, onStop, onCancel }: Props) {
  const t = useMessages();
  return (
    <section className={css.bar} aria-label={t('voice.recording')}>
      <IconButton icon={CloseIcon} aria-label={t('voice.cancel')} onPress={onCancel} />
      <span className={css.dot} aria-hidden />
      <span className={css.words}>{t('voice.recording')}</span>
      <time className={css.time} role="timer" dateTime={`PT${Math.floor(elapsedMs / 1_000)}S`}>
        {clockText(elapsedMs)}
      </time>
      <IconButton icon={StopIcon} variant="primary" aria-label={t('voice.stop')} onPress={onStop} autoFocus />
    </section>
  );
}
