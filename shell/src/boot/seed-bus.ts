import { bus } from '@carecircle/event-bus';
import { stateChannels, type Boot, type StateChannel } from '@carecircle/contracts';

/** Gives the bus its first values, before anything listens. A channel that this shell does not know is left alone. */
export function seedBus({
  session,
  states,
  shellVersion,
}: Pick<Boot, 'session' | 'states' | 'shellVersion'>): void {
  bus.state('session.current').set(session);
  bus.state('installation.version').set(shellVersion);
  for (const [name, value] of Object.entries(states)) {
    if (isChannel(name)) bus.state(name).set(value as never);
  }
}

function isChannel(name: string): name is StateChannel {
  return Object.hasOwn(stateChannels, name);
}
