import { Button, classNames, LinkButton, VisuallyHidden } from '@carecircle/ui';
import { ArrowRightIcon, PhoneIcon, RefreshIcon } from '@carecircle/ui/icons';
import type { Conversation, Message } from './conversation';
import { useLouiseWords } from './louise-words';
import { ProposalButtons } from './proposal-buttons';
import { Questions } from './questions';
import css from './louise.module.css';

interface MessageItemProps {
  message: Message;
  isLast: boolean;
  conversation: Conversation;
  onAsk: (question: string) => void;
  /** A link to a record leaves the dialog. */
  onLeave: () => void;
}

/** One thing that was said, with the way to its records. */
export function MessageItem({ message, isLast, conversation, onAsk, onLeave }: MessageItemProps) {
  const t = useLouiseWords();
  const { from, text, questions = [], canRetry, isUrgent } = message;
  return (
    <div className={classNames(css.item, from === 'person' && css.own)}>
      <div className={classNames(css.bubble, isUrgent && css.urgent)}>
        <VisuallyHidden>{t(from === 'person' ? 'said.you' : 'said.louise')} </VisuallyHidden>
        {text}
      </div>
      <Links message={message} onLeave={onLeave} />
      <ProposalButtons message={message} conversation={conversation} />
      {isLast && questions.length > 0 ? <Questions questions={questions} onAsk={onAsk} /> : null}
      {isLast && canRetry ? (
        <Button size="small" icon={RefreshIcon} onPress={() => void conversation.retry()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

function Links({ message: { links, isUrgent }, onLeave }: Pick<MessageItemProps, 'message' | 'onLeave'>) {
  if (links.length === 0) return null;
  return (
    <ul className={css.links}>
      {links.map(({ text, href }) => {
        const isCall = href.startsWith('tel:');
        return (
          <li key={href}>
            <LinkButton
              href={href}
              size="small"
              variant={isUrgent ? 'danger' : 'secondary'}
              icon={isCall ? PhoneIcon : ArrowRightIcon}
              {...(isCall ? {} : { onPress: onLeave })}
            >
              {text}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
