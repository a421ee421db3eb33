import type { Positions } from '@carecircle/event-bus';
import { LeaderWatch } from './leader-watch';
import { StreamConnection, type ConnectionParts } from './stream-connection';
import type { Joining, StreamMessage, TabMessage } from './stream-message';
import { openTabChannel } from './tab-channel';
import { electLeader } from './elect-leader';

interface Parts extends Omit<ConnectionParts, 'from' | 'onMessage'> {
  /** Tabs that use the same name share one connection. */
  name: string;
  /** Where this tab stands. */
  positions: () => Positions;
  /** Newest revision of the registry that this tab knows, where it follows releases. */
  registryRevision?: () => number;
  /** What the connection brings, in each tab. */
  take: (message: StreamMessage) => void;
  /** Another tab has joined, and this one leads. */
  onJoin: (tab: Joining) => void;
  /** Another tab leads from now on. */
  onLead?: () => void;
}

export interface SharedConnection {
  /** The connection itself, where this tab leads. */
  held: () => StreamConnection | null;
  /** Tells all other tabs. */
  post: (message: TabMessage) => void;
  /** Asks the leading tab to bring what this one misses; takes the lead where none answers. */
  ask: () => void;
  end: () => void;
}

/** One connection for all tabs of the browser, held by the leading one, which passes on what it brings. */
export function shareConnection({
  name,
  positions,
  registryRevision,
  take,
  onJoin,
  onLead,
  ...connectionParts
}: Parts): SharedConnection {
  let connection: StreamConnection | null = null;

  const channel = openTabChannel(name, hear);
  const watch = new LeaderWatch({
    ask: () => channel.post({ kind: 'join', positions: positions(), registryRevision: registryRevision?.() }),
    onDead: () => leadership.seize(),
  });

  function hear(message: TabMessage): void {
    if (message.kind === 'join') {
      if (connection) onJoin(message);
      return;
    }
    if (!connection) watch.heard();
    if (message.kind === 'lead') onLead?.();
    else take(message);
  }

  const leadership = electLeader(name, () => {
    watch.stop();
    connection = new StreamConnection({
      ...connectionParts,
      from: positions(),
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

  return {
    held: () => connection,
    post: (message) => channel.post(message),
    ask: () => watch.ask(),
    end: () => {
      leadership.stop();
      watch.stop();
      channel.close();
    },
  };
}
