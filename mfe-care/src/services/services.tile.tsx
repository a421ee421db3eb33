import { useRoutePath } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { HospitalIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** The way to the providers (SHELL-6); it shows no figure and reads nothing. */
export default function ServicesTile() {
  const t = useMessages();
  const href = useRoutePath('services') ?? undefined;
  return (
    <Tile
      icon={HospitalIcon}
      label={t('services.tile')}
      value={t('services.tile.value')}
      note={t('services.tile.note')}
      href={href}
    />
  );
}
