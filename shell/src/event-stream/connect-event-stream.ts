import { bus as pageBus, type EventBus, type Positions } from '@carecircle/event-bus';
import { deliverMessage } from './deliver-message';
import { isBehind, lowestPositions } from './positions-text';
import { shareConnection } from './share-connection';
import type { ConnectionParts } from './stream-connection';
import { knowRevision } from './known-revision';
import type { Joining, StreamMessage } from './stream-message';

export interface EventStreamParts {
  personId: string;
  /** Where this page's data stand: the positions that its HTML brought. */
  positions: Positions;
  /** Revision of the registry that its HTML was made at. */
  registryRevision: number;
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
export function connectEventStream({
  positions,
  registryRevision,
  bus = pageBus,
  ...parts
}: EventStreamParts): () => void {
  bus.startFrom(positions);
  const registry = knowRevision(registryRevision);

  const shared = shareConnection({
    name: parts.personId,
    positions: () => bus.positions(),
    registryRevision: registry.revision,
    take,
    onJoin: welcome,
    onLead: join,
    onRefused: parts.checkSession,
    open: parts.open,
  });
  const stopGaps = bus.onGap(join);
  join();

  function join(): void {
    if (shared.held()) catchUp(bus.positions());
    else shared.ask();
  }

  function welcome(tab: Joining): void {
    catchUp(tab.positions);
    const missed = registry.missedBy(tab);
    if (missed) shared.post({ kind: 'signal', signal: missed });
  }

  function take(message: StreamMessage): void {
    if (message.kind === 'signal') registry.hear(message.signal);
    deliverMessage(bus, message, join);
    if (message.kind === 'reset') void startOver();
  }

  function catchUp(wanted: Positions): void {
    const connection = shared.held();
    if (!connection) return;
    const reached = connection.reached();
    if (isBehind(wanted, reached)) connection.restart(lowestPositions(wanted, reached));
    shared.post({ kind: 'status', status: bus.state('connection.status').get() });
  }

  async function startOver(): Promise<void> {
    await parts.startOver();
    const connection = shared.held();
    if (connection) connection.restart(bus.positions());
    else join();
  }

  return () => {
    shared.end();
    stopGaps();
  };
}
