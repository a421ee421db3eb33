import type { Medication } from '@carecircle/contracts';
import { useNow } from '@carecircle/remote-kit';
import { List, ListRow, useFirstThenAll } from '@carecircle/ui';
import { useMessages } from '../words';
import type { MedicationDay } from '../doses/apply-dose';
import { useRecipientZone } from '../doses/use-recipient-zone';
import { Fact } from './fact';
import { MedicationPicture } from './medication-picture';
import { TurnActions, TurnFacts } from './day/turn-facts';
import { turnUrgency } from './day/turn-urgency';
import { useKeptOrder } from './use-kept-order';
import css from './medications.module.css';

interface Props {
  medications: readonly Medication[];
  day: MedicationDay;
}

/** What is taken now, each with today's dose in turn, what is due first (MED-1). */
export function ActiveMedications({ medications, day }: Props) {
  const t = useMessages();
  const now = useNow();
  const ordered = useKeptOrder(medications, (medication) => turnUrgency(medication, day, now));
  return (
    <div className={css.list}>
      <List label={t('meds.title')}>
        {useFirstThenAll(ordered).map((medication) => (
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
          <Fact>{t('tasks.for', { name })}</Fact>
          <Fact>{medication.dosage}</Fact>
          <Fact>{t(`meds.frequency.${medication.frequency}`)}</Fact>
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
