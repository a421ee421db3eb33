import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { useDevices } from './use-devices';
import { useWearers, type WearerOption } from './use-wearers';

interface ChosenWearer {
  wearers: WearerOption[];
  wearer: WearerOption;
  choose: (wearerId: string) => void;
}

/** Whose data are shown: as the address says, else the first one who wears something. */
export function useChosenWearer(): ChosenWearer | null {
  const [params] = useSearchParams();
  const wearers = useWearers();
  const worn = new Set((useDevices().data?.devices ?? []).map(({ wearerId }) => wearerId));
  const wearer =
    wearers.find(({ value }) => value === params.get('for')) ??
    wearers.find(({ value }) => worn.has(value)) ??
    wearers[0];
  if (!wearer) return null;
  return { wearers, wearer, choose: (value) => changeSearch({ for: value }) };
}
