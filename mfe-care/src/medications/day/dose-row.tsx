import type { Dose, Medication } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { ListRow, Text } from '@carecircle/ui';
import { useMessages } from '../../words';
import itemTime from '../../item-time/item-time.module.css';
import { useRecipientZone } from '../../doses/use-recipient-zone';
import { useWaitingDoses } from '../../doses/use-waiting-doses';
import { Fact } from '../fact';
import css from '../medications.module.css';
import { DoseActions } from './dose-actions';
import { DoseFacts } from './dose-facts';

interface Props {
  dose: Dose;
  /** Undefined for one that was deleted since. */
  medication: Medication | undefined;
  recipientName: string;
}

/** One dose of a day: when, of what, how it stands, and what can be said of it. */
export function DoseRow({ dose, medication, recipientName }: Props) {
  const t = useMessages();
  const formats = useFormats();
  const zone = useRecipientZone(dose.recipientId);
  const isWaiting = useWaitingDoses()(dose);
  const clock = dose.time ?? null;
  const time = clock === null ? '' : formats.time(clock);
  return (
    <ListRow
      leading={
        <span className={itemTime.time}>
          <Text as="span" tone="soft" weight="medium" isTabular>
            {time || (dose.takenAt === null ? '' : formats.instant(dose.takenAt, zone.timeZone))}
          </Text>
        </span>
      }
      title={medication?.name ?? t('meds.gone')}
      meta={
        <>
          <DoseFacts dose={dose} isWaiting={isWaiting} />
          <Fact>{t('tasks.for', { name: recipientName })}</Fact>
          {medication ? <Fact>{medication.dosage}</Fact> : null}
        </>
      }
      footer={
        medication ? (
          <div className={css.buttons}>
            <DoseActions
              medication={medication}
              dose={dose}
              isWaiting={isWaiting}
              isAdvanced
              isPast={dose.day < zone.today}
            />
          </div>
        ) : undefined
      }
    />
  );
}
