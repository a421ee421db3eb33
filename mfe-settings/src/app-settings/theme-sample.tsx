import type { Preferences } from '@carecircle/contracts';
import css from './samples.module.css';

/** The accent colour of a theme. */
export function ThemeSample({ theme }: { theme: Preferences['theme'] }) {
  return <span className={css.swatch} data-sample={theme} />;
}
