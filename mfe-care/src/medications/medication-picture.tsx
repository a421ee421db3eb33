import { photoUrl, type Medication, type MedicationForm } from '@carecircle/contracts';
import { useMedia } from '@carecircle/remote-kit';
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

/**
 * The photo of a medication, or the sign of its form, also while the photo waits for another network; its name stands beside it,
 * and its menu shows the photo large.
 */
export function MedicationPicture({ medication }: { medication: Medication }) {
  const url = photoUrl('medication', medication);
  const { isHeld } = useMedia();
  const Glyph = formIcons[medication.form];
  return (
    <span className={css.picture}>
      {url === null || isHeld ? <Glyph /> : <img src={url} alt="" className={css.photo} />}
    </span>
  );
}
