import { useFormats } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { ChartIcon, PackageIcon, PillIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { MedicationList } from '../doses/apply-medication';
import { adherenceTone } from './analytics/adherence-tone';
import css from './medications.module.css';

/** Active medications, adherence reckoned from the dose log, and what has to be refilled (MED-2). */
export function SummaryTiles({ list }: { list: MedicationList }) {
  const t = useMessages();
  const { number, list: listed } = useFormats();
  const active = list.medications.filter(({ status }) => status === 'active');
  const due = active.filter(({ id }) => figuresOf(list, id)?.stock.isRefillDue);
  const { percent, taken, late, skipped, missed } = list.adherence;
  const total = taken + late + skipped + missed;
  return (
    <div className={css.tiles}>
      <Tile
        icon={PillIcon}
        label={t('meds.tile.active')}
        value={number(active.length)}
        note={t('meds.tile.active.note', { count: list.medications.length })}
      />
      <Tile
        icon={ChartIcon}
        label={t('meds.tile.adherence')}
        value={percent === null ? t('meds.no-data') : number(percent / 100, { style: 'percent' })}
        note={
          percent === null
            ? t('meds.tile.adherence.days')
            : t('meds.tile.adherence.note', { taken: taken + late, total, missed: skipped + missed })
        }
        progress={
          percent === null
            ? undefined
            : {
                label: t('meds.tile.adherence'),
                value: percent,
                maxValue: 100,
                tone: adherenceTone(percent),
              }
        }
      />
      <Tile
        icon={PackageIcon}
        label={t('meds.tile.refills')}
        value={number(due.length)}
        note={t('meds.tile.refills.note', {
          count: due.length,
          names: listed(due.map(({ name }) => name)),
        })}
      />
    </div>
  );
}

/** What the server reckoned of one medication; undefined for one that was just added. */
export function figuresOf({ figures }: MedicationList, id: string) {
  return figures.find(({ medicationId }) => medicationId === id);
}
