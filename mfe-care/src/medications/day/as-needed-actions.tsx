import { useState } from 'react';
import type { AsNeededState, Medication } from '@carecircle/contracts';
import { nowMs, useAllowed, type Refusal } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { useMessages } from '../../words';
import { useTakeAsNeeded } from '../../doses/use-take-as-needed';
import { GivenAlreadyDialog, type GivenAlready } from './given-already-dialog';
import { OverLimitDialog, type OverLimit } from './over-limit-dialog';

interface Props {
  medication: Medication;
  state: AsNeededState | undefined;
}

/** 'Mark Taken' of an as-needed medication; too early or too much asks first (MED-1, MED-5). */
export function AsNeededActions({ medication, state }: Props) {
  const t = useMessages();
  const [limit, setLimit] = useState<OverLimit>();
  const [given, setGiven] = useState<GivenAlready>();
  const { take, isPending } = useTakeAsNeeded(medication, {
    onOverLimit: (refusal) => setLimit(limitOf(refusal)),
    onGivenAlready: (refusal) => setGiven(givenOf(refusal)),
  });
  const nextSafeAt = state?.nextSafeAt ?? null;
  const isEarly = nextSafeAt !== null && Date.parse(nextSafeAt) > nowMs();
  if (!useAllowed('medication:log')) return null;
  return (
    <>
      <Button
        isPending={isPending}
        aria-label={t('meds.take.of', { name: medication.name })}
        onPress={() => (isEarly ? setLimit({ nextSafeAt }) : void take())}
      >
        {t('meds.take')}
      </Button>
      {limit ? (
        <OverLimitDialog
          medication={medication}
          limit={limit}
          onTake={(overLimitReason) => void take({ overLimitReason })}
          onClose={() => setLimit(undefined)}
        />
      ) : null}
      {given ? (
        <GivenAlreadyDialog
          medication={medication}
          given={given}
          onTake={(besidesDoseId) => void take({ besidesDoseId })}
          onClose={() => setGiven(undefined)}
        />
      ) : null}
    </>
  );
}

function givenOf({ details }: Refusal): GivenAlready {
  return { doseId: String(details.doseId), name: String(details.name), at: String(details.at) };
}

function limitOf({ details }: Refusal): OverLimit {
  return {
    nextSafeAt: typeof details.nextSafeAt === 'string' ? details.nextSafeAt : null,
    ...(typeof details.ingredient === 'string' && {
      ingredient: {
        name: details.ingredient,
        milligrams: Number(details.milligrams),
        most: Number(details.mostMilligrams),
      },
    }),
  };
}
