import { useFormats, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import type { ConversationWith } from '../conversations/conversation';
import { useTypingMembers } from './use-typing';
import css from './typing-line.module.css';

/** Who is typing now; fades when they stop (CHAT-1). Takes its line only while there is something to say. */
export function TypingLine({ conversation }: { conversation: ConversationWith }) {
  const t = useMessages();
  const { list } = useFormats();
  const { members } = useSession();
  const ids = useTypingMembers(conversation);
  const names = ids.map((id) => members.find((member) => member.id === id)?.name ?? '').filter(Boolean);
  if (names.length === 0) return null;
  return (
    <p className={css.typing}>
      <span className={css.dots} aria-hidden />
      {t('typing', { names: list(names), count: names.length })}
    </p>
  );
}
