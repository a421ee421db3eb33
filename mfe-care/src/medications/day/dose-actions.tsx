import { useState } from 'react';
import type { Dose, Medication } from '@carecircle/contracts';
import { useAllowed, useNow } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { UndoIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { doseState } from '../../doses/dose-state';
import { useMarkTaken } from '../../doses/use-mark-taken';
import { useUndoDose } from '../../doses/use-undo-dose';
import { BackFillDialog } from './back-fill-dialog';
import { SkipDialog } from './skip-dialog';

interface Props {
  medication: Medication;
  dose: Dose;
  isWaiting: boolean;
  /** 'Skip Dose' as the advanced screen has it, else 'Skip'. */
  isAdvanced?: boolean;
  /** One of a past day is told with its time alone. */
  isPast?: boolean;
}

/** What can be said of a dose now: given, skipped, given at another time; or that what was said is not so (MED-5). */
export function DoseActions(props: Props) {
  const now = useNow();
  const mayLog = useAllowed('medication:log');
  const state = doseState(props.dose, now);
  if (!mayLog || state === 'later') return null;
  const isLogged = state === 'taken' || state === 'late' || state === 'skipped';
  return isLogged ? <UndoButton {...props} /> : <LogButtons {...props} />;
}

function UndoButton({ medication: { name }, dose, isWaiting }: Props) {
  const t = useMessages();
  const undoing = useUndoDose();
  const { isDisabled, ...gate } = undoing.gate.button;
  return (
    <Button
      {...gate}
      size="small"
      variant="quiet"
      icon={UndoIcon}
      aria-label={t('meds.undo.of', { name })}
      isDisabled={isDisabled || isWaiting}
      onPress={() => void undoing.send({ doseId: dose.id })}
    >
      {t('undo')}
    </Button>
  );
}

function LogButtons({ medication, dose, isAdvanced = false, isPast = false }: Props) {
  const t = useMessages();
  const [opened, setOpened] = useState<'skip' | 'back-fill'>();
  const take = useMarkTaken(medication, dose);
  const { name } = medication;
  const close = () => setOpened(undefined);
  return (
    <>
      {isPast ? null : (
        <Button variant="primary" aria-label={t('meds.take.of', { name })} onPress={() => void take()}>
          {t('meds.take')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isAdvanced ? 'meds.skip-dose.of' : 'meds.skip.of', { name })}
        onPress={() => setOpened('skip')}
      >
        {t(isAdvanced ? 'meds.skip-dose' : 'meds.skip')}
      </Button>
      {isPast || dose.status === 'missed' ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('meds.backfill.of', { name })}
          onPress={() => setOpened('back-fill')}
        >
          {t('meds.backfill')}
        </Button>
      ) : null}
      {opened === 'skip' ? <SkipDialog medication={medication} dose={dose} onClose={close} /> : null}
      {opened === 'back-fill' ? <BackFillDialog medication={medication} dose={dose} onClose={close} /> : null}
    </>
  );
}
