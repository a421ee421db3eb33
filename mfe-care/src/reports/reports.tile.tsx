import { useRoutePath } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { ChartIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

/** The way to the reports (SHELL-6); it reads nothing, for it shows no figure. */
export default function ReportsTile() {
  const t = useMessages();
  const href = useRoutePath('reports') ?? undefined;
  return (
    <Tile
      icon={ChartIcon}
      label={t('reports.title')}
      value={t('reports.tile')}
      note={t('reports.tile.note')}
      href={href}
    />
  );
}
