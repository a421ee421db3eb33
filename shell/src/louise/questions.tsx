import { Button } from '@carecircle/ui';
import { useLouiseWords } from './louise-words';
import css from './louise.module.css';

interface QuestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that a press asks: quicker than typing, and they show what can be asked. */
export function Questions({ questions, onAsk }: QuestionsProps) {
  const t = useLouiseWords();
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t('questions.label')} className={css.questions}>
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" onPress={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
