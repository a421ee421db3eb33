import type { Message } from '@carecircle/contracts';
import { useSession } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { clockText } from './voice/clock-text';

/** What a message says in a line: its text, what it brings, or how a call went. */
export function useMessageWords(): (message: Message) => string {
  const t = useMessages();
  const { person } = useSession();
  return ({ text, file, call }) => {
    if (call) {
      const how = call.missedBy.includes(person.id)
        ? 'missed'
        : call.outcome === 'missed'
          ? 'unanswered'
          : call.outcome;
      return t(`entry.${how}`, { media: call.media, length: clockText(call.seconds * 1000) });
    }
    // What a device kept from before messages brought files has none.
    if (!file) return text;
    if (file.kind === 'voice') return t('voice.label', { length: clockText(file.durationMs) });
    return t(`body.${file.kind}`, { name: file.name });
  };
}
