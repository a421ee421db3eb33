import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import type { StateChannel } from '@carecircle/contracts';
import { currentSession } from '../session/use-session';

/** What a page that the server made would know of the person, without the server. */
export type CachedPage = Pick<Boot, 'session' | 'positions' | 'states' | 'installation' | 'contractsVersion'>;

/** The page as it stands now; null outside of a circle, where nothing works without the server. */
export function presentPage({
  states,
  installation,
  contractsVersion,
}: Pick<Boot, 'states' | 'installation' | 'contractsVersion'>): CachedPage | null {
  const session = currentSession();
  if (!session) return null;
  const channels = Object.keys(states).map((name) => [name, bus.state(name as StateChannel).get()]);
  const present = Object.fromEntries(channels) as Boot['states'];
  return { session, positions: bus.positions(), states: present, installation, contractsVersion };
}
