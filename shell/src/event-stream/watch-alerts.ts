import { bus } from '@carecircle/event-bus';
import type { Alert, DomainEvent, Signal } from '@carecircle/contracts';
import { parseDomainEvent } from '@carecircle/contracts/schemas';
import { noteAlert, readOpenAlerts } from '../emergency/keep-open-alerts';
import type { EventStreamParts } from './connect-event-stream';
import { LeaderWatch } from './leader-watch';
import { StreamConnection } from './stream-connection';
import type { StreamMessage, TabMessage } from './stream-message';
import { openTabChannel } from './tab-channel';
import { takeTheLead } from './take-the-lead';

/**
 * Keeps the open alerts true while nothing else comes (SET-4): one connection for all tabs, that brings alerts alone. What it tells
 * goes past the bus's log, which stands still, and is told there once more when sync goes on. The answer ends it.
 */
export function watchAlerts({
  personId,
  checkSession,
  open,
}: Omit<EventStreamParts, 'startOver' | 'positions'>): () => void {
  let connection: StreamConnection | null = null;
  const name = `${personId}-alerts`;

  const channel = openTabChannel(name, hear);
  const watch = new LeaderWatch({
    ask: () => channel.post({ kind: 'join', positions: {} }),
    onDead: () => leadership.seize(),
  });

  function hear(message: TabMessage): void {
    if (message.kind === 'join') return answer();
    if (!connection) watch.heard();
    if (message.kind !== 'lead') take(message);
  }

  function answer(): void {
    if (connection) channel.post({ kind: 'status', status: 'live' });
  }

  function take(message: StreamMessage): void {
    if (message.kind === 'domain') takeEvent(message.event);
    if (message.kind === 'signal') takeSignal(message.signal);
    if (message.kind === 'reset') checkSession();
  }

  const leadership = takeTheLead(name, () => {
    watch.stop();
    connection = new StreamConnection({
      from: bus.positions(),
      isOnlyAlerts: true,
      open,
      onRefused: checkSession,
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
  void readOpenAlerts();
  if (!connection) watch.ask();

  return () => {
    leadership.stop();
    watch.stop();
    channel.close();
  };
}

function takeEvent(event: DomainEvent): void {
  if (!event.type.startsWith('alert.')) return;
  const { payload } = parseDomainEvent(event) ?? event;
  noteAlert((payload as { alert: Alert }).alert);
}

function takeSignal({ type, payload }: Signal): void {
  if (type === 'alert.moved') bus.signal(type, payload);
  // Each connection begins with it: what happened before is in the list.
  if (type === 'contracts.served') void readOpenAlerts();
}
