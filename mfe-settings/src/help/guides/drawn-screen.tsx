import { classNames } from '@carecircle/ui';
import { useHelpWords } from '../help-words';
import type { Guide, GuideStep } from './guides';
import css from './guides.module.css';

/** A screen of the product as far as a step needs it, with the button to press marked; the step's text says the same. */
export function DrawnScreen({ guide, step }: { guide: Guide; step: GuideStep }) {
  const t = useHelpWords();
  const Glyph = guide.icon;
  return (
    <div className={css.screen} aria-hidden="true">
      <div className={css.bar}>
        <Glyph />
        <span>{t(`guide.${guide.id}.place`)}</span>
      </div>
      <div className={css.row}>
        <span className={css.dot} />
        <span>{t(`guide.${guide.id}.${step}.row`)}</span>
      </div>
      <div className={css.line} />
      <div className={css.line} />
      <div className={classNames(css.press, guide.id === 'alarm' && step === 1 && css.alarm)}>
        {t(`guide.${guide.id}.${step}.press`)}
        <svg className={css.finger} viewBox="0 0 32 32" width="32" height="32">
          <circle cx="16" cy="16" r="14" />
          <circle cx="16" cy="16" r="7" />
        </svg>
      </div>
    </div>
  );
}
