import { photoUrl, type Medication, type MedicationForm } from '@carecircle/contracts';
import { DropletIcon, PillIcon, type Icon } from '@carecircle/ui/icons';
import css from './medication-picture.module.css';

const formIcons: Record<MedicationForm, Icon> = {
  tablet: PillIcon,
  capsule: PillIcon,
  liquid: DropletIcon,
  injection: PillIcon,
  patch: PillIcon,
  inhaler: PillIcon,
  drops: DropletIcon,
  cream: PillIcon,
};

/** The photo of a medication, or the sign of its form; its name stands beside it. */
export function MedicationPicture({ medication }: { medication: Medication }) {
  const url = photoUrl('medication', medication);
  const Glyph = formIcons[medication.form];
  return (
    <span className={css.picture}>
      {url === null ? <Glyph /> : <img src={url} alt="" className={css.photo} />}
    </span>
  );
}
