import { careTimeKinds, type CareTimeKind } from '@carecircle/contracts';
import { NumberField, Select } from '@carecircle/ui/fields';
import { useCareLogWords } from '../care-log-words';
import { useDuration } from './use-duration';

interface Props {
  minutes: number | null;
  onMinutes: (minutes: number | null) => void;
  kind: CareTimeKind;
  onKind: (kind: CareTimeKind) => void;
}

/** How long, and what it was spent on. */
export function DurationFields({ minutes, onMinutes, kind, onKind }: Props) {
  const t = useCareLogWords();
  const duration = useDuration();
  return (
    <>
      <NumberField
        label={t('hours.minutes')}
        name="minutes"
        isRequired
        minValue={0}
        value={minutes}
        onChange={onMinutes}
        description={minutes !== null && minutes >= 60 ? duration(minutes) : undefined}
      />
      <Select
        label={t('hours.kind')}
        name="kind"
        value={kind}
        onChange={onKind}
        options={careTimeKinds.map((id) => ({ value: id, label: t(`kind.${id}`) }))}
      />
    </>
  );
}
