import type { Medication } from '@carecircle/contracts';
import { useFormats, useNow } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import type { MedicationDay } from '../../doses/apply-dose';
import { doseInTurn } from '../../doses/dose-state';
import { useWaitingDoses } from '../../doses/use-waiting-doses';
import { Fact } from '../fact';
import { AsNeededActions } from './as-needed-actions';
import { AsNeededFacts } from './as-needed-facts';
import { DoseActions } from './dose-actions';
import { DoseFacts } from './dose-facts';
import { asNeededOf, dosesOf } from './doses-of';

interface Props {
  medication: Medication;
  day: MedicationDay;
}

/** How today's dose in turn stands, and the next one (MED-1). */
export function TurnFacts({ medication, day }: Props) {
  const t = useMessages();
  const { time } = useFormats();
  const isWaiting = useWaitingDoses();
  const { open, latest, next } = useTurn(medication, day);
  const state = asNeededOf(day, medication.id);
  if (state) return <AsNeededFacts medication={medication} state={state} />;
  const shown = open ?? latest;
  return (
    <>
      {shown ? <DoseFacts dose={shown} isWaiting={isWaiting(shown)} /> : null}
      {next?.time ? <Fact>{t('dose.next', { time: time(next.time) })}</Fact> : null}
      {!shown && !next ? <Fact>{t('dose.all-done')}</Fact> : null}
    </>
  );
}

/** What can be said of today's dose in turn; it opens again at the next (MED-1). */
export function TurnActions({ medication, day, isAdvanced = false }: Props & { isAdvanced?: boolean }) {
  const isWaiting = useWaitingDoses();
  const { open, latest } = useTurn(medication, day);
  const state = asNeededOf(day, medication.id);
  if (medication.status !== 'active') return null;
  if (medication.frequency === 'as-needed') return <AsNeededActions medication={medication} state={state} />;
  const shown = open ?? latest;
  if (!shown) return null;
  return (
    <DoseActions medication={medication} dose={shown} isWaiting={isWaiting(shown)} isAdvanced={isAdvanced} />
  );
}

function useTurn({ id }: Medication, day: MedicationDay) {
  return doseInTurn(dosesOf(day, id), useNow());
}
