import type { Reward } from '@carecircle/contracts';
import { useMember, useSession } from '@carecircle/remote-kit';

/** Whether I wear what I bought. */
export function useIsInUse({ id, type }: Reward): boolean {
  const { person, preferences } = useSession();
  const member = useMember(person.id);
  if (type === 'theme') return preferences.rewardTheme === id;
  return type === 'badge' ? member?.badge === id : member?.frame === id;
}
