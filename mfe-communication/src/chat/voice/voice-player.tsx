import { IconButton } from '@carecircle/ui';
import { PauseIcon, PlayIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { clockText } from './clock-text';
import { togglePlaying, usePlaying } from './player';
import { Waveform } from './waveform';
import css from './voice-player.module.css';

interface Voice {
  id: string;
  url: string;
  durationMs: number;
  peaks: readonly number[];
}

/** A recording with play and pause, its drawing, and how long it is or how far it has come (CHAT-2). */
export function VoicePlayer({ voice: { id, url, durationMs, peaks } }: { voice: Voice }) {
  const t = useMessages();
  const playing = usePlaying(id);
  const positionMs = playing?.positionMs ?? 0;
  return (
    <div className={css.voice} role="group" aria-label={t('voice.label', { length: clockText(durationMs) })}>
      <IconButton
        icon={playing?.isPlaying ? PauseIcon : PlayIcon}
        variant="outlined"
        aria-label={t(playing?.isPlaying ? 'voice.pause' : 'voice.play')}
        onPress={() => togglePlaying(id, url)}
      />
      <Waveform peaks={peaks} share={durationMs > 0 ? Math.min(1, positionMs / durationMs) : 0} />
      <span className={css.time}>{clockText(positionMs > 0 ? positionMs : durationMs)}</span>
      {playing?.hasFailed ? <span className={css.failed}>{t('voice.failed')}</span> : null}
    </div>
  );
}
