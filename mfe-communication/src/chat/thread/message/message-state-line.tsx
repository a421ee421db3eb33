import { useFormats, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { CheckAllIcon, CheckIcon, ClockIcon, FailedIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../../words';
import type { MessageState } from './message-states';
import css from './message-state-line.module.css';

export interface MessageStateLineProps {
  state: MessageState;
  isGroup: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

const icons = { waiting: ClockIcon, refused: FailedIcon, sent: CheckIcon, read: CheckAllIcon };
const namesShown = 3;

/** Waiting, not sent, sent, or read by whom: an icon and a word below the message (CHAT-3). */
export function MessageStateLine({ state, isGroup, onRetry, onDiscard }: MessageStateLineProps) {
  const t = useMessages();
  const words = useStateWords(isGroup);
  const Glyph = icons[state.kind];
  return (
    <div className={css.state} data-kind={state.kind}>
      <Glyph />
      <span>{words(state)}</span>
      {state.kind === 'refused' ? (
        <>
          <Button variant="quiet" size="small" onPress={onRetry}>
            {t('message.retry')}
          </Button>
          <Button variant="quiet" size="small" onPress={onDiscard}>
            {t('message.discard')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function useStateWords(isGroup: boolean): (state: MessageState) => string {
  const t = useMessages();
  const { list } = useFormats();
  const { members } = useSession();
  return (state) => {
    if (state.kind !== 'read') return t(`state.${state.kind}`);
    if (!isGroup) return t('state.read');
    if (state.isEverybody && state.readerIds.length > 1) return t('state.readByAll');
    const names = state.readerIds.map((id) => members.find((member) => member.id === id)?.name ?? '');
    const more = names.length - namesShown;
    if (more <= 0) return t('state.readBy', { names: list(names) });
    return t('state.readByMore', { names: names.slice(0, namesShown).join(', '), count: more });
  };
}
