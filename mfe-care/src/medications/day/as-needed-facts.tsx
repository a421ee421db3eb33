import type { AsNeededState, Medication } from '@carecircle/contracts';
import { useFormats, useNow } from '@carecircle/remote-kit';
import { StatusPill } from '@carecircle/ui';
import { ClockIcon, DoneIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useRecipientZone } from '../../doses/use-recipient-zone';
import { Fact } from '../fact';

interface Props {
  medication: Medication;
  state: AsNeededState;
}

/** Whether one more is safe now, or from when; when the last was, and how many in 24 hours (MED-5). */
export function AsNeededFacts({ medication, state }: Props) {
  const t = useMessages();
  const { instant, date, relative } = useFormats();
  const zone = useRecipientZone(medication.recipientId);
  const { nextSafeAt, lastTakenAt, takenIn24Hours } = state;
  const now = useNow();
  const isSafe = nextSafeAt === null || Date.parse(nextSafeAt) <= now;
  const timeOf = (moment: string) => {
    const time = instant(moment, zone.timeZone);
    const day = zone.dayOf(moment);
    return day === zone.today ? time : `${date(day, 'short')}, ${time}`;
  };
  return (
    <>
      {isSafe ? (
        <StatusPill tone="done" icon={DoneIcon}>
          {t('dose.safe-now')}
        </StatusPill>
      ) : (
        <StatusPill tone="due" icon={ClockIcon}>
          {t('dose.safe-from', { time: timeOf(nextSafeAt) })}
        </StatusPill>
      )}
      {lastTakenAt === null ? null : <Fact>{t('dose.last', { when: relative(lastTakenAt) })}</Fact>}
      {medication.mostIn24Hours === null ? null : (
        <Fact>{t('dose.in-24h', { count: takenIn24Hours, max: medication.mostIn24Hours })}</Fact>
      )}
    </>
  );
}
