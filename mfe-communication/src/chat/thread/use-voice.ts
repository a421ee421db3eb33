import { useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import { putAttachment } from '../attachments/attachment-store';
import type { Recording } from '../voice/record-voice';
import { toPeaks } from '../voice/to-peaks';
import { useRecording } from '../voice/use-recording';

/** Shorter is a slip of the finger. */
const leastMs = 500;

/** Records for a conversation; what was recorded waits there to be heard and sent. */
export function useVoice(attachmentKey: string) {
  const t = useMessages();
  const { dateTime } = useFormats();
  return useRecording(({ blob, durationMs, levels }: Recording) => {
    if (durationMs < leastMs || blob.size === 0) return;
    const when = dateTime(new Date().toISOString()).replaceAll(/[/\\:]/g, '-');
    putAttachment(attachmentKey, {
      ...{ kind: 'voice', name: t('voice.name', { when }), blob, durationMs, peaks: toPeaks(levels) },
    });
  });
}
