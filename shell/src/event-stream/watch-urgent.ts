import { bus } from '@carecircle/event-bus';
import type { Alert, Call, DomainEvent, Signal } from '@carecircle/contracts';
import { parseDomainEvent } from '@carecircle/contracts/schemas';
import { syncMode } from '@carecircle/remote-kit';
import { noteAlert, readOpenAlerts } from '../emergency/keep-open-alerts';
import type { EventStreamParts } from './connect-event-stream';
import { noteOpenCall, readOpenCalls } from './note-open-calls';
import { shareConnection } from './share-connection';
import type { StreamMessage } from './stream-message';

/**
 * Keeps the open alerts and the ringing calls true while nothing else comes (SET-4): one connection for all tabs, that brings these
 * alone. What it tells goes past the bus's log, which stands still, and comes there once more when sync goes on. Urgent messages wait
 * like all others: their pushes come, and repeat, whatever this page fetches. The answer ends it.
 */
export function watchUrgent({
  personId,
  checkSession,
  open,
}: Omit<EventStreamParts, 'startOver' | 'positions' | 'registryRevision'>): () => void {
  const shared = shareConnection({
    name: `${personId}-alerts`,
    // They come from now on, wherever anybody stands.
    positions: () => bus.positions(),
    take,
    onJoin: () => shared.post({ kind: 'status', status: 'live' }),
    onRefused: checkSession,
    isOnlyUrgent: true,
    open,
  });

  function take(message: StreamMessage): void {
    if (message.kind === 'domain') takeEvent(message.event);
    if (message.kind === 'signal') takeSignal(message.signal);
    if (message.kind === 'reset') checkSession();
  }

  readLists();
  if (!shared.held()) shared.ask();
  return shared.end;
}

function takeEvent(event: DomainEvent): void {
  const isCall = event.type.startsWith('call.');
  if (isCall ? !takesCalls() : !event.type.startsWith('alert.')) return;
  const { payload } = parseDomainEvent(event) ?? event;
  if (isCall) noteOpenCall((payload as { call: Call }).call);
  else noteAlert((payload as { alert: Alert }).alert);
}

function takeSignal({ type, payload }: Signal): void {
  if (type === 'alert.moved') bus.signal(type, payload);
  // Each connection begins with it: what happened before is in the lists.
  if (type === 'contracts.served') readLists();
}

function readLists(): void {
  void readOpenAlerts();
  if (takesCalls()) void readOpenCalls();
}

/** In offline mode no call could be answered, so none rings. Whoever is in one is live and needs nothing from here. */
function takesCalls(): boolean {
  return syncMode() === 'on-demand';
}
