import type { SupportMessage } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { classNames, Section, StatusPill } from '@carecircle/ui';
import { useHelpWords } from '../help-words';
import css from './contact.module.css';

const tones = { waiting: 'due', sent: 'done', failed: 'missed' } as const;

/** What was written and answered, oldest first; each of one's own says whether it has left. */
export function Conversation({ messages }: { messages: readonly SupportMessage[] }) {
  const t = useHelpWords();
  const formats = useFormats();
  return (
    <Section title={t('talk')}>
      <ol className={css.messages} aria-live="polite">
        {messages.map(({ id, author, text, at, state }) => (
          <li key={id} className={classNames(css.message, author === 'operator' && css.answer)}>
            <p className={css.head}>
              <strong>{t(author === 'operator' ? 'talk.support' : 'talk.you')}</strong>
              <time dateTime={at}>{formats.dateTime(at)}</time>
              {author === 'person' ? <StatusPill tone={tones[state]}>{t(`talk.${state}`)}</StatusPill> : null}
            </p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
