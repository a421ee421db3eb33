import { useEffect, useRef, useState } from 'react';
import type { Assistant } from './assistant';
import type { Conversation, Message } from './conversation';
import { useLouiseWords } from './louise-words';
import { MessageItem } from './message-item';
import { Questions } from './questions';
import css from './louise.module.css';

interface MessageLogProps {
  conversation: Conversation;
  assistant: Assistant;
  messages: readonly Message[];
  isAnswering: boolean;
  onLeave: () => void;
}

const examplesShown = 3;

/** What was said, newest last and in sight; screen readers hear what is added. */
export function MessageLog({ conversation, assistant, messages, isAnswering, onLeave }: MessageLogProps) {
  const t = useLouiseWords();
  const end = useRef<HTMLDivElement>(null);
  const examples = useExamples(assistant);
  const hasAsked = messages.some(({ from }) => from === 'person');
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, isAnswering]);
  const ask = (question: string) => void conversation.ask(question);
  return (
    <>
      <div role="log" aria-label={t('log.label')} className={css.log}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isLast={message === messages.at(-1)}
            conversation={conversation}
            onAsk={ask}
            onLeave={onLeave}
          />
        ))}
        {isAnswering ? (
          <p className={css.typing}>
            <span className={css.dots} aria-hidden />
            {t('typing')}
          </p>
        ) : null}
      </div>
      {hasAsked ? null : <Questions questions={examples} onAsk={ask} />}
      <div ref={end} className={css.end} />
    </>
  );
}

/** A few questions to begin with, once the skills are there. */
function useExamples(assistant: Assistant): readonly string[] {
  const [examples, setExamples] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    void assistant.examples(examplesShown).then((found) => !isLeft && setExamples(found));
    return () => void (isLeft = true);
  }, [assistant]);
  return examples;
}
