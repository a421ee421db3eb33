import { bus } from '@carecircle/event-bus';
import { isHeldBack, onSync } from '@carecircle/remote-kit';
import { tellWorker } from '../boot/tell-worker';
import { connectEventStream, type EventStreamParts } from './connect-event-stream';
import { watchUrgent } from './watch-urgent';

/**
 * Live while auto sync is on, or a sync was asked for; at all other times alerts and calls come alone, and the page stands as
 * without a network (SET-4). The answer ends it.
 */
export function followSync(parts: EventStreamParts): () => void {
  let wasHeldBack: boolean | null = null;
  let end = () => undefined as void;
  bus.startFrom(parts.positions);

  const follow = () => {
    void tellWorker();
    if (wasHeldBack === isHeldBack()) return;
    wasHeldBack = isHeldBack();
    end();
    end = wasHeldBack ? hold(parts) : connectEventStream({ ...parts, positions: bus.positions() });
  };
  follow();
  const stop = onSync(follow);
  return () => {
    stop();
    end();
  };
}

function hold({ personId, checkSession, open }: EventStreamParts): () => void {
  bus.state('connection.status').set('offline');
  return watchUrgent({ personId, checkSession, open });
}
