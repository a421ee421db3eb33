import type { Preferences } from '@carecircle/contracts';
import css from './samples.module.css';

/** The letter A as large, beside the others, as the choice makes the page. */
export function FontSizeSample({ size }: { size: Preferences['fontSize'] }) {
  return (
    <span className={css.letters} data-sample={size}>
      Aa
    </span>
  );
}
