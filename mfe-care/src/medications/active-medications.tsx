import type { Medication } from '@carecircle/contracts';
import { List, ListRow, useFirstThenAll } from '@carecircle/ui';
import { useMessages } from '../words';
import type { MedicationDay } from './apply-dose';
import { MedicationPicture } from './medication-picture';
import { TurnActions, TurnFacts } from './turn-facts';
import { useRecipientZone } from './use-recipient-zone';
import css from './medications.module.css';

interface Props {
  medications: readonly Medication[];
  day: MedicationDay;
}

/** What is taken now, each with today's dose in turn (MED-1). */
export function ActiveMedications({ medications, day }: Props) {
  const t = useMessages();
  return (
    <div className={css.list}>
      <List label={t('meds.title')}>
        {useFirstThenAll(medications).map((medication) => (
          <ActiveRow key={medication.id} medication={medication} day={day} />
        ))}
      </List>
    </div>
  );
}

function ActiveRow({ medication, day }: { medication: Medication; day: MedicationDay }) {
  const t = useMessages();
  const { name } = useRecipientZone(medication.recipientId);
  return (
    <ListRow
      leading={<MedicationPicture medication={medication} />}
      title={medication.name}
      meta={
        <>
          <TurnFacts medication={medication} day={day} />
          <span>{t('tasks.for', { name })}</span>
          <span>{medication.dosage}</span>
          <span>{t(`meds.frequency.${medication.frequency}`)}</span>
        </>
      }
      footer={
        <div className={css.buttons}>
          <TurnActions medication={medication} day={day} />
        </div>
      }
    />
  );
}
