import { IconButton } from '@carecircle/ui';
import { SparklesIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import { useOpenLouise } from './use-open-louise';
import css from './floating-button.module.css';

/** The assistant at the thumb of a phone, on every screen: beside the places, where no control can ever lie under it (LOU-1). */
export function FloatingButton() {
  const t = useMessages();
  return (
    <div className={css.place}>
      <IconButton icon={SparklesIcon} variant="primary" aria-label={t('louise.ask')} {...useOpenLouise()} />
    </div>
  );
}
