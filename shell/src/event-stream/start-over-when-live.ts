import { bus } from '@carecircle/event-bus';
import { startOver } from './start-over';

/** A page that was opened without a network reads everything anew as soon as there is one. */
export function startOverWhenLive(): void {
  const stop = bus.state('connection.status').subscribe((status) => {
    if (status !== 'live') return;
    stop();
    void startOver();
  });
}
