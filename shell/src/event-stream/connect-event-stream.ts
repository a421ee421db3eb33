import { bus as pageBus, type EventBus, type Positions } from '@carecircle/event-bus';
import { deliverMessage } from './deliver-message';
import { LeaderWatch } from './leader-watch';
import { isBehind, lowestPositions } from './positions-text';
import { StreamConnection, type ConnectionParts } from './stream-connection';
import type { StreamMessage, TabMessage } from './stream-message';
import { openTabChannel } from './tab-channel';
import { takeTheLead } from './take-the-lead';

export interface EventStreamParts {
  personId: string;
  /** Where this page's data stand: the positions that its HTML brought. */
  positions: Positions;
  /** Reads session and data anew and puts the bus at the new positions; resolves when the stream may go on from there. */
  startOver: () => Promise<void>;
  /** Looks whether the person is still signed in. */
  checkSession: () => void;
  bus?: EventBus;
  open?: ConnectionParts['open'];
}

/**
 * Brings the server's events to this page's bus: one connection for all tabs of the browser, held by the leading tab,
 * each tab reading on from its own positions, nothing lost or doubled. The answer ends it.
 */
export function connectEventStream({ positions, bus = pageBus, ...parts }: EventStreamParts): () => void {
  let connection: StreamConnection | null = null;
  bus.startFrom(positions);

  const channel = openTabChannel(parts.personId, hear);
  const watch = new LeaderWatch({
    ask: () => channel.post({ kind: 'join', positions: bus.positions() }),
    onDead: () => leadership.seize(),
  });
  const join = () => {
    if (connection) catchUp(bus.positions());
    else watch.ask();
  };
  const stopGaps = bus.onGap(join);

  function hear(message: TabMessage): void {
    if (message.kind === 'join') return catchUp(message.positions);
    if (!connection) watch.heard();
    if (message.kind === 'lead') join();
    else take(message);
  }

  function take(message: StreamMessage): void {
    deliverMessage(bus, message, join);
    if (message.kind === 'reset') void startOver();
  }

  function catchUp(wanted: Positions): void {
    if (!connection) return;
    const reached = connection.reached();
    if (isBehind(wanted, reached)) connection.restart(lowestPositions(wanted, reached));
    channel.post({ kind: 'status', status: bus.state('connection.status').get() });
  }

  async function startOver(): Promise<void> {
    await parts.startOver();
    if (connection) connection.restart(bus.positions());
    else join();
  }

  const leadership = takeTheLead(parts.personId, () => {
    watch.stop();
    connection = new StreamConnection({
      from: bus.positions(),
      open: parts.open,
      onRefused: parts.checkSession,
      onMessage: (message) => {
        channel.post(message);
        take(message);
      },
    });
    channel.post({ kind: 'lead' });
    return () => {
      connection?.close();
      connection = null;
      watch.ask();
    };
  });
  join();

  return () => {
    leadership.stop();
    watch.stop();
    stopGaps();
    channel.close();
  };
}
