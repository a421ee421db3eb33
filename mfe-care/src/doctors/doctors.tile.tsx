import { useRoutePath } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { DoctorIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** The way to the doctors (SHELL-6); it shows no figure and reads nothing. */
export default function DoctorsTile() {
  const t = useMessages();
  const href = useRoutePath('doctors') ?? undefined;
  return (
    <Tile
      icon={DoctorIcon}
      label={t('doctors.title')}
      value={t('doctors.tile')}
      note={t('doctors.tile.note')}
      href={href}
    />
  );
}
