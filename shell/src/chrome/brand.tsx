import { CareIcon } from '@carecircle/ui/icons';
import css from './brand.module.css';

/** The product's mark and name. */
export function Brand() {
  return (
    <span className={css.brand}>
      <CareIcon />
      <span translate="no">CareCircle</span>
    </span>
  );
}
