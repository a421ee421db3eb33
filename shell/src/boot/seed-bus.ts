import { bus } from '@carecircle/event-bus';
import { isStateChannel, type Boot } from '@carecircle/contracts';

/** Gives the bus its first values, before anything listens. A channel that this shell does not know is left alone. */
export function seedBus({
  session,
  states,
  shellVersion,
}: Pick<Boot, 'session' | 'states' | 'shellVersion'>): void {
  bus.state('session.current').seed(session);
  bus.state('installation.version').seed(shellVersion);
  for (const [name, value] of Object.entries(states)) {
    if (isStateChannel(name)) bus.state(name).seed(value as never);
  }
}
