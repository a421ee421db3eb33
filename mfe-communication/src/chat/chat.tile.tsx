import type { Message } from '@carecircle/contracts';
import {
  useBusState,
  useFormats,
  useLiveQuery,
  useMemberName,
  useRoutePath,
  useSession,
} from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { ChatIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useMessageWords } from './use-message-words';
import css from './chat.tile.module.css';

/** The last word of the group chat, and how much is unread (SHELL-6). */
export default function ChatTile() {
  const t = useMessages();
  const path = useRoutePath('chat') ?? undefined;
  const unread = useBusState('chat.unread');
  const words = useMessageWords();
  const { data, error } = useLiveQuery(
    'communication.listMessages',
    { limit: 1 },
    { on: { 'message.sent': (page, { payload }) => ({ ...page, messages: [payload.message] }) } },
  );
  if (!data && !error) return <Skeleton shape="tile" />;
  const last = data?.messages.at(-1);
  const count = t('conversations.unread', { count: unread });
  if (!last) {
    return (
      <Tile icon={ChatIcon} label={t('chat.title')} value={unread > 0 ? count : t('tile.none')} href={path} />
    );
  }
  return (
    <Tile
      icon={ChatIcon}
      label={t('chat.title')}
      value={<LastSender message={last} />}
      note={
        <>
          {unread > 0 ? <strong>{count}</strong> : null}
          <span className={css.text}>{t('tile.quote', { text: words(last) })}</span>
        </>
      }
      href={path}
    />
  );
}

function LastSender({ message }: { message: Message }) {
  const t = useMessages();
  const { person } = useSession();
  const { instant, date, dayOf, today } = useFormats();
  const name = useMemberName(message.senderId).split(' ')[0] ?? '';
  const day = dayOf(message.sentAt);
  const when = day === today() ? instant(message.sentAt) : date(day, 'short');
  return t('tile.last', { name: message.senderId === person.id ? t('message.you') : name, when });
}
