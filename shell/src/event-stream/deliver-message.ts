import { BusError, type EventBus, type Positions } from '@carecircle/event-bus';
import type { DomainEvent, Signal } from '@carecircle/contracts';
import { isEventType, isSignalType } from '@carecircle/contracts/schemas';
import type { StreamMessage } from './stream-message';

/** Puts on a tab's bus what the stream brought; scopes that the tab does not show are left out. */
export function deliverMessage(bus: EventBus, message: StreamMessage, onGap: () => void): void {
  switch (message.kind) {
    case 'domain':
      return deliverEvent(bus, message.event, message.follows);
    case 'position':
      return deliverPosition(bus, message.reached, message.after, onGap);
    case 'signal':
      return deliverSignal(bus, message.signal);
    case 'status':
      return bus.state('connection.status').set(message.status);
    case 'reset':
      return;
  }
}

function deliverSignal(bus: EventBus, { type, payload }: Signal): void {
  // A newer server may tell of things that this page does not know.
  if (isSignalType(type)) withoutHarm(() => bus.signal(type, payload));
}

function deliverEvent(bus: EventBus, event: DomainEvent, follows: number): void {
  const { type, scopeId, sequence } = event;
  const mine = bus.positions()[scopeId];
  if (mine === undefined) return;
  // An event of a newer server means nothing to this page, but it was there.
  const isKnown = isEventType(type);
  if (isKnown) withoutHarm(() => bus.publish(event, follows));
  if (mine >= follows && (bus.positions()[scopeId] ?? 0) < sequence) bus.advance({ [scopeId]: sequence });
}

function deliverPosition(bus: EventBus, reached: Positions, after: Positions, onGap: () => void): void {
  for (const [scopeId, mine] of Object.entries(bus.positions())) {
    const sequence = reached[scopeId];
    if (sequence === undefined) continue;
    if (mine < (after[scopeId] ?? 0)) onGap();
    else bus.advance({ [scopeId]: sequence });
  }
}

// A refused event is for the developer to see; it must not stop those behind it.
function withoutHarm(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof BusError)) throw error;
    console.error(error.message);
  }
}
