import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, classNames, VisuallyHidden } from '@carecircle/ui';
import { useMessages } from '../../../words';
import { MessageBody } from './message-body';
import type { MessageState } from './message-states';
import { MessageStateLine } from './message-state-line';
import type { ThreadRow } from '../thread-rows';
import listCss from '../message-list.module.css';
import css from './message-row.module.css';

/** What is the same for all lines of a thread. */
export interface MessageRowContext {
  states: ReadonlyMap<string, MessageState>;
  /** Names and pictures of senders are shown in the group chat only. */
  isGroup: boolean;
  onRetry: (messageId: string) => void;
  onDiscard: (messageId: string) => void;
  /** A message to go to, from the search. */
  wantedMessageId: string | null;
  onFound: () => void;
}

interface Props extends ComponentProps<'li'> {
  row: Extract<ThreadRow, { kind: 'message' }>;
  context: MessageRowContext;
}

/** One message; own ones on the right. The first of a run says when, and whose it is. */
export function MessageRow({ row, context, ...line }: Props) {
  const t = useMessages();
  const { instant } = useFormats();
  const { person } = useSession();
  const { message, isFirst, isLast } = row;
  const { states, isGroup, onRetry, onDiscard } = context;
  const sender = useMemberName(message.senderId);
  const isOwn = message.senderId === person.id;
  const name = isOwn ? t('message.you') : sender;
  const time = instant(message.sentAt);
  const state = states.get(message.id);
  const isNamed = isGroup && !isOwn;
  const item = useFocusWhenWanted(message.id, context);
  return (
    <li {...line} className={classNames(listCss.row, css.row, isFirst && css.first, isOwn && css.own)}>
      {isNamed ? (
        <span className={css.face}>
          {isLast ? <Avatar id={message.senderId} name={sender} size="small" /> : null}
        </span>
      ) : null}
      <div className={css.column}>
        {isFirst ? (
          <p className={css.head}>
            {isNamed ? `${name} · ` : <VisuallyHidden>{name} </VisuallyHidden>}
            {time}
          </p>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
        <div ref={item} className={css.item} data-message={message.id} tabIndex={-1}>
          <MessageBody message={message} isOwn={isOwn} />
        </div>
        {state ? (
          <MessageStateLine
            state={state}
            isGroup={isGroup}
            onRetry={() => onRetry(message.id)}
            onDiscard={() => onDiscard(message.id)}
          />
        ) : null}
      </div>
    </li>
  );
}

/** The line that was searched takes the focus once it is in the page. */
function useFocusWhenWanted(messageId: string, { wantedMessageId, onFound }: MessageRowContext) {
  const item = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  const isWanted = wantedMessageId === messageId;
  useEffect(() => {
    if (!isWanted) return;
    item.current?.focus({ preventScroll: true });
    found();
  }, [isWanted]);
  return item;
}
