import { useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, classNames } from '@carecircle/ui';
import { useMessages } from '../../words';
import type { MessageRun } from './group-messages';
import type { MessageDaysProps } from './message-days';
import { MessageStateLine } from './message-state-line';
import { MessageTextView } from './message-text';
import css from './message-run.module.css';

export interface MessageRunProps extends Omit<MessageDaysProps, 'messages'> {
  run: MessageRun;
}

/** Messages of one sender, one below the other; own ones on the right. */
export function MessageRunView({ run, states, isGroup, onRetry, onDiscard }: MessageRunProps) {
  const t = useMessages();
  const { instant } = useFormats();
  const { person } = useSession();
  const name = useMemberName(run.senderId);
  const isOwn = run.senderId === person.id;
  const [first] = run.messages;
  const time = first ? instant(first.sentAt) : '';
  return (
    <section className={classNames(css.run, isOwn && css.own)} aria-label={isOwn ? t('message.you') : name}>
      {isOwn || !isGroup ? null : <Avatar id={run.senderId} name={name} size="small" />}
      <div className={css.column}>
        <p className={css.head}>{isOwn || !isGroup ? time : `${name} · ${time}`}</p>
        <ol className={css.messages}>
          {run.messages.map((message) => {
            const state = states.get(message.id);
            return (
              <li key={message.id} className={css.item} data-message={message.id} tabIndex={-1}>
                <div className={css.bubble}>
                  <MessageTextView text={message.text} />
                </div>
                {state ? (
                  <MessageStateLine
                    state={state}
                    isGroup={isGroup}
                    onRetry={() => onRetry(message.id)}
                    onDiscard={() => onDiscard(message.id)}
                  />
                ) : null}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
