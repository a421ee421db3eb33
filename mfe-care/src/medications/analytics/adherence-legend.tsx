import { useMessages } from '../../words';
import css from '../medications.module.css';

/** What the colours of adherence mean (section 9). */
export function AdherenceLegend() {
  const t = useMessages();
  return (
    <ul className={css.legend} aria-label={t('analytics.legend')}>
      <li className={css.done}>{t('analytics.legend.good')}</li>
      <li className={css.due}>{t('analytics.legend.fair')}</li>
      <li className={css.missed}>{t('analytics.legend.poor')}</li>
    </ul>
  );
}
