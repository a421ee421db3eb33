import { useState } from 'react';
import { useSession, useMembers } from '@carecircle/remote-kit';
import { EmptyState, ErrorState, Skeleton } from '@carecircle/ui';
import { ChatIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import type { ShownConversation } from '../conversations/use-conversation';
import { Composer } from './composer';
import { messageStates } from './message/message-states';
import { MessageList, reachable } from './message-list';
import { TypingLine } from './typing-line';
import { useMarkRead } from './use-mark-read';
import { useSpeakMessages } from './use-speak-messages';
import { useSpeakSending } from './use-speak-sending';
import { useThread } from './use-thread';
import { withQueued } from './with-queued';
import css from './thread.module.css';

export interface ThreadProps {
  shown: ShownConversation;
  /** A message to go to, from the search. */
  wantedMessageId: string | null;
  onFound: () => void;
}

/** One conversation: its messages, who is typing, and the composer. */
export function Thread({ shown, wantedMessageId, onFound }: ThreadProps) {
  const t = useMessages();
  const { conversation, canWrite } = shown;
  const { person, circle } = useSession();
  const others = useMembers().filter(({ id }) => id !== person.id && (!conversation || id === conversation));
  const thread = useThread(conversation);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { queued, readMarks, hasMore, isFetchingMore, fetchMore } = thread;
  const messages = withQueued(thread.messages, queued.commands, { senderId: person.id, circleId: circle.id });
  useMarkRead({ conversation, messages: thread.messages, readMarks, isAtEnd });
  useSpeakMessages(conversation);
  useSpeakSending(queued);

  const states = messageStates(messages, {
    readerId: person.id,
    otherIds: others.map(({ id }) => id),
    readMarks,
    waiting: queued.waiting,
    refused: queued.refused,
  });
  const isEmpty = messages.length === 0;
  return (
    <>
      {isEmpty ? (
        <div className={css.empty} role="region" aria-label={t('thread.label')} {...reachable}>
          <EmptyThread thread={thread} name={shown.name} isGroup={conversation === null} />
        </div>
      ) : (
        <MessageList
          messages={messages}
          ownId={person.id}
          hasMore={hasMore}
          isFetchingMore={isFetchingMore}
          onMore={fetchMore}
          onEndChange={setIsAtEnd}
          wantedMessageId={wantedMessageId}
          onFound={onFound}
          states={states}
          isGroup={conversation === null}
          onRetry={queued.retry}
          onDiscard={queued.discard}
        />
      )}
      <TypingLine conversation={conversation} />
      {canWrite ? (
        <Composer conversation={conversation} name={shown.name} />
      ) : (
        <p className={css.closed}>{t('thread.former', { name: shown.name })}</p>
      )}
    </>
  );
}

interface EmptyThreadProps {
  thread: Pick<ReturnType<typeof useThread>, 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  name: string;
  isGroup: boolean;
}

function EmptyThread({ thread, name, isGroup }: EmptyThreadProps) {
  const t = useMessages();
  if (thread.error) {
    return <ErrorState title={t('thread.failed')} onRetry={thread.refetch} isRetrying={thread.isFetching} />;
  }
  if (thread.isPending) return <Skeleton shape="row" count={4} />;
  return (
    <EmptyState
      icon={ChatIcon}
      title={t('thread.none.title')}
      text={t(isGroup ? 'thread.none.group' : 'thread.none.direct', { name })}
    />
  );
}
