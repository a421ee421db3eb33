import { useMessages } from '../words';
import css from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink() {
  const t = useMessages();
  return (
    <a href="#main" className={css.skip}>
      {t('nav.skip')}
    </a>
  );
}
