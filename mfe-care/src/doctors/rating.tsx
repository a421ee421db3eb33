import { doctorLimits } from '@carecircle/contracts';
import { VisuallyHidden } from '@carecircle/ui';
import { StarIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from './doctors-words';
import css from './doctors.module.css';

const places = Array.from({ length: doctorLimits.mostStars }, (_, index) => index + 1);

/** Stars that somebody gave; nothing while nobody did. */
export function Rating({ stars }: { stars: number }) {
  const t = useDoctorWords();
  if (stars === 0) return null;
  return (
    <span className={css.rating}>
      {places.map((place) => (
        <StarIcon key={place} data-full={place <= stars || undefined} />
      ))}
      <VisuallyHidden>{t('rating.of', { count: stars })}</VisuallyHidden>
    </span>
  );
}
