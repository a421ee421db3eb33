import { useMembers, useSession } from '@carecircle/remote-kit';
import { useDevices } from './use-devices';
import { useWearableWords } from './wearables-words';

export interface WearerOption {
  value: string;
  label: string;
  /** Whether this member may change what is measured of them: of others, only of those cared for. */
  mayChange: boolean;
}

/** Whose data there can be: those cared for first, then oneself, then members who have a device. */
export function useWearers(): WearerOption[] {
  const t = useWearableWords();
  const { recipients, person } = useSession();
  const members = useMembers();
  const worn = new Set((useDevices().data?.devices ?? []).map(({ wearerId }) => wearerId));
  return [
    ...recipients.map(({ id, name }) => ({ value: id, label: name, mayChange: true })),
    { value: person.id, label: t('wearer.you'), mayChange: true },
    ...members
      .filter(({ id }) => id !== person.id && worn.has(id))
      .map(({ id, name }) => ({ value: id, label: name, mayChange: false })),
  ];
}
