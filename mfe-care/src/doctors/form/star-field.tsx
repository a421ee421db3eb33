import { useId } from 'react';
import { doctorLimits } from '@carecircle/contracts';
import { PressButton, VisuallyHidden } from '@carecircle/ui';
import { StarIcon } from '@carecircle/ui/icons';
import { useDoctorWords } from '../doctors-words';
import css from './doctor-form.module.css';

interface Props {
  label: string;
  /** 0 is not rated. */
  value: number;
  onChange: (stars: number) => void;
}

const places = Array.from({ length: doctorLimits.mostStars }, (_, index) => index + 1);

/** One to five stars by click or by the arrow keys of radio buttons, and the way back to none. */
export function StarField({ label, value, onChange }: Props) {
  const t = useDoctorWords();
  const name = useId();
  return (
    <fieldset className={css.stars}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {places.map((place) => (
          <label key={place} className={css.star} data-full={place <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={place}
              checked={value === place}
              className={css.input}
              onChange={() => onChange(place)}
            />
            <StarIcon />
            <VisuallyHidden>{t('rating.of', { count: place })}</VisuallyHidden>
          </label>
        ))}
        {value > 0 ? (
          <PressButton className={css.clear} onPress={() => onChange(0)}>
            {t('rating.clear')}
          </PressButton>
        ) : null}
      </div>
    </fieldset>
  );
}
