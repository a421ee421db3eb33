import { bus } from '@carecircle/event-bus';
import type { Alert, DomainEvent, Signal } from '@carecircle/contracts';
import { parseDomainEvent } from '@carecircle/contracts/schemas';
import { noteAlert, readOpenAlerts } from '../emergency/keep-open-alerts';
import type { EventStreamParts } from './connect-event-stream';
import { shareConnection } from './share-connection';
import type { StreamMessage } from './stream-message';

/**
 * Keeps the open alerts true while nothing else comes (SET-4): one connection for all tabs, that brings alerts alone. What it tells
 * goes past the bus's log, which stands still, and comes there once more when sync goes on. The answer ends it.
 */
export function watchAlerts({
  personId,
  checkSession,
  open,
}: Omit<EventStreamParts, 'startOver' | 'positions'>): () => void {
  const shared = shareConnection({
    name: `${personId}-alerts`,
    // Alerts come from now on, wherever anybody stands.
    positions: () => bus.positions(),
    take,
    onJoin: () => shared.post({ kind: 'status', status: 'live' }),
    onRefused: checkSession,
    isOnlyAlerts: true,
    open,
  });

  function take(message: StreamMessage): void {
    if (message.kind === 'domain') takeEvent(message.event);
    if (message.kind === 'signal') takeSignal(message.signal);
    if (message.kind === 'reset') checkSession();
  }

  void readOpenAlerts();
  if (!shared.held()) shared.ask();
  return shared.end;
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
