import { useHelpWords } from '../help-words';
import { DrawnScreen } from './drawn-screen';
import { guideSteps, type Guide } from './guides';
import css from './guides.module.css';

/** All steps of a guide, each with its picture. */
export function GuideSteps({ guide }: { guide: Guide }) {
  const t = useHelpWords();
  return (
    <ol className={css.steps}>
      {guideSteps.map((step) => (
        <li key={step} className={css.step}>
          <DrawnScreen guide={guide} step={step} />
          <p>{t(`guide.${guide.id}.${step}`)}</p>
        </li>
      ))}
    </ol>
  );
}
