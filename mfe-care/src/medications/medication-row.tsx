import { memo } from 'react';
import type { Medication, MedicationFigures } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ListRow, StatusPill, Text } from '@carecircle/ui';
import { Disclosure } from '@carecircle/ui/panels';
import { ArchiveIcon, ChartIcon, PackageIcon, PauseIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { MedicationDay } from '../doses/apply-dose';
import { useRecipientZone } from '../doses/use-recipient-zone';
import { Fact } from './fact';
import { adherenceTone } from './analytics/adherence-tone';
import { MedicationDetails } from './medication-details';
import { MedicationMenu } from './medication-menu';
import { MedicationPicture } from './medication-picture';
import { TurnActions, TurnFacts } from './day/turn-facts';
import css from './medications.module.css';

interface Props {
  medication: Medication;
  /** Undefined until the server has reckoned them. */
  figures: MedicationFigures | undefined;
  day: MedicationDay;
  onEdit: (medication: Medication) => void;
}

/** One medication: today's dose in turn, how well it goes, what is left, and all that can be done (MED-2). */
export const MedicationRow = memo(function MedicationRow({ medication, figures, day, onEdit }: Props) {
  const t = useMessages();
  const { name } = useRecipientZone(medication.recipientId);
  const { strength, dosage, form, frequency } = medication;
  return (
    <ListRow
      leading={<MedicationPicture medication={medication} />}
      title={medication.genericName ? `${medication.name} (${medication.genericName})` : medication.name}
      meta={
        <>
          {medication.status === 'active' ? (
            <TurnFacts medication={medication} day={day} />
          ) : (
            <StatusPill tone="neutral" icon={medication.status === 'paused' ? PauseIcon : ArchiveIcon}>
              {t(`meds.status.${medication.status}`)}
            </StatusPill>
          )}
          <Fact>{t('tasks.for', { name })}</Fact>
          <Fact>{[strength, dosage].filter(Boolean).join(', ')}</Fact>
          <Fact>{t(`meds.form.${form}`)}</Fact>
          <Fact>{t(`meds.frequency.${frequency}`)}</Fact>
        </>
      }
      trailing={<MedicationMenu medication={medication} onEdit={onEdit} />}
      footer={
        <div className={css.footer}>
          {medication.instructions ? (
            <Text size="small">
              <span className={css.instructions}>{medication.instructions}</span>
            </Text>
          ) : null}
          {figures ? <FigurePills figures={figures} /> : null}
          <div className={css.buttons}>
            <TurnActions medication={medication} day={day} isAdvanced />
          </div>
          <Disclosure title={t('meds.details.of', { name: medication.name })} headingLevel={4}>
            <MedicationDetails medication={medication} />
          </Disclosure>
        </div>
      }
    />
  );
});

/** Adherence of the last 30 days, and the stock. */
function FigurePills({ figures: { adherence, stock } }: { figures: MedicationFigures }) {
  const t = useMessages();
  const { number, date } = useFormats();
  const { percent } = adherence;
  const left = stock.unitsLeft === null ? null : t('stock.left', { count: stock.unitsLeft });
  const until =
    stock.runsOutOn === null ? null : t('stock.runs-out', { day: date(stock.runsOutOn, 'short') });
  return (
    <div className={css.buttons}>
      {percent === null ? null : (
        <StatusPill tone={adherenceTone(percent)} icon={ChartIcon}>
          {t('meds.adherence', { percent: number(percent / 100, { style: 'percent' }) })}
        </StatusPill>
      )}
      {left === null ? null : (
        <StatusPill tone={stock.isRefillDue ? 'due' : 'neutral'} icon={PackageIcon}>
          {[left, until, stock.isRefillDue ? t('stock.refill.due') : null].filter(Boolean).join(', ')}
        </StatusPill>
      )}
    </div>
  );
}
