import { useNow, useRoutePath } from '@carecircle/remote-kit';
import { Skeleton, Tile } from '@carecircle/ui';
import { PillIcon } from '@carecircle/ui/icons';
import { isOpen } from '../doses/apply-dose';
import { doseState } from '../doses/dose-state';
import { useMedicationDay } from '../doses/use-medication-day';
import { useMessages } from '../words';

/** How many of today's doses nobody has logged yet, and how many of them are late (SHELL-6). */
export default function MedicationsTile() {
  const t = useMessages();
  const now = useNow();
  const { data, error } = useMedicationDay();
  const face = { icon: PillIcon, label: t('meds.title'), href: useRoutePath('medications') ?? undefined };
  if (!data) {
    return error ? <Tile {...face} value="–" note={t('failed.short')} /> : <Skeleton shape="tile" />;
  }
  const ofToday = data.recipients.flatMap(({ day, doses }) => doses.filter((dose) => dose.day === day));
  if (ofToday.length === 0) {
    return <Tile {...face} value={t('tile.doses.none')} note={t('tile.doses.none.note')} />;
  }
  const open = ofToday.filter(isOpen);
  const late = open.filter((dose) => ['overdue', 'missed'].includes(doseState(dose, now))).length;
  return (
    <Tile
      {...face}
      value={t('tile.doses', { count: open.length })}
      note={
        late > 0 ? t('tile.doses.overdue', { count: late }) : t('tile.doses.note', { count: open.length })
      }
    />
  );
}
