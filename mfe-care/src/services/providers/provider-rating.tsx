import type { Provider } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { StarIcon } from '@carecircle/ui/icons';
import { useServiceWords } from '../services-words';
import css from '../services.module.css';

/** Its rating and by how many; nothing where nobody gave one. */
export function ProviderRating({ provider: { rating, reviews } }: { provider: Provider }) {
  const t = useServiceWords();
  const { number } = useFormats();
  if (reviews === 0) return null;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <div className={css.rating}>
      <StarIcon />
      <span>{t('rating', { rating: number(rating, digits), count: reviews })}</span>
    </div>
  );
}
