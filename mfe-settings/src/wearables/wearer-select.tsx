import { Select } from '@carecircle/ui/fields';
import type { WearerOption } from './use-wearers';
import { useWearableWords } from './wearables-words';

interface Props {
  wearers: readonly WearerOption[];
  value: string;
  onChange: (wearerId: string) => void;
}

/** Whose data; nothing to choose from where there is one person. */
export function WearerSelect({ wearers, value, onChange }: Props) {
  const t = useWearableWords();
  if (wearers.length < 2) return null;
  return <Select label={t('wearer')} name="wearerId" options={wearers} value={value} onChange={onChange} />;
}
