import { bus } from '@carecircle/event-bus';
import { isStateChannel, type Boot } from '@carecircle/contracts';

/** Gives the bus its first values, before anything listens. A channel that this shell does not know is left alone. */
export function seedBus({
  session,
  states,
  shellVersion,
}: Pick<Boot, 'session' | 'states' | 'shellVersion'>): void {
  bus.state('session.current').set(session);
  bus.state('installation.version').set(shellVersion);
  for (const [name, value] of Object.entries(states)) {
    if (isStateChannel(name)) bus.state(name).set(value as never);
  }
}
