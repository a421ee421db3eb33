import type { Preferences } from '@carecircle/contracts';
import { getBusState, setBusState, useCommand } from '@carecircle/remote-kit';

/**
 * Changes looks or formats: everywhere on this page at once, on the person's other devices by `preferences.changed`. When
 * the server cannot be told, the former choice returns (SET-4).
 */
export function useChangePreferences() {
  const { send, gate } = useCommand('account.changePreferences');
  const change = async (changes: Partial<Preferences>) => {
    const before = getBusState('session.current')?.preferences;
    show(changes);
    const { status } = await send({ changes });
    if (status !== 'done' && before) show(formerValues(before, changes));
  };
  return { change, gate };
}

function show(changes: Partial<Preferences>): void {
  const session = getBusState('session.current');
  if (session) {
    setBusState('session.current', { ...session, preferences: { ...session.preferences, ...changes } });
  }
}

function formerValues(before: Preferences, changes: Partial<Preferences>): Partial<Preferences> {
  const names = Object.keys(changes) as (keyof Preferences)[];
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
