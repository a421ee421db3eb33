import type { ServerResponse } from 'node:http';
import type { Member } from '@carecircle/contracts';
import { findMember } from '../../modules/circles/find-member';
import type { Spine } from '../../spine/spine';
import type { RelayMessage } from '../../spine/relay';
import { hasStalePosition } from './find-stale-position';
import { mayReceiveEvent, mayReceiveSignal } from './may-receive';
import type { EventReader } from './shared-event-reader';
import { createSseWriter } from './sse-writer';
import { writePositionsText, type Positions } from './stream-positions';

const heartbeatMs = 10_000;

interface Parts {
  spine: Spine;
  readEvents: EventReader;
  personId: string;
  sessionId: string;
  positions: Positions;
  response: ServerResponse;
}

export interface EventStream {
  /** Ends it and tells the browser when to come back. */
  close(retryMs: number): void;
  closed: Promise<void>;
}

/**
 * One browser's live connection. It reads each log from where the browser stands, so nothing is lost or doubled, and
 * asks for the membership anew with every batch, so that lost access ends it at once.
 */
export function openEventStream({
  spine,
  readEvents,
  personId,
  sessionId,
  positions,
  response,
}: Parts): EventStream {
  const { db } = spine.database;
  const writer = createSseWriter(response);
  const places = new Map<string, Member>();
  const grown = new Set<string>(positions.keys());
  let pumping: Promise<void> | null = null;

  const reset = async () => {
    await writer.write('reset', {}, writePositionsText(positions));
    writer.end();
  };
  const tellPosition = () => {
    const reached = writePositionsText(positions);
    return writer.write('position', Object.fromEntries(positions), reached);
  };
  /** Whether the log may be read now; remembers the current place in the circle. */
  const mayRead = async (scopeId: string) => {
    if (scopeId === personId) return true;
    const member = await findMember(db, scopeId, personId);
    if (member?.status !== 'active') return false;
    places.set(scopeId, member);
    return true;
  };
  const sendNext = async (scopeId: string) => {
    const events = await readEvents(scopeId, positions.get(scopeId) ?? 0);
    if (!(await mayRead(scopeId))) return reset();
    for (const event of events) {
      positions.set(scopeId, event.sequence);
      if (!mayReceiveEvent(event, personId, places.get(scopeId) ?? null)) continue;
      await writer.write('domain', event, writePositionsText(positions));
    }
    if (events.length > 0) grown.add(scopeId);
  };
  const pump = async () => {
    for (const scopeId of grown) {
      if (writer.isClosed()) return;
      grown.delete(scopeId);
      await sendNext(scopeId);
    }
  };
  const look = () => {
    pumping ??= pump()
      .catch((error: unknown) => {
        spine.services.log.warn({ err: error }, 'a stream lost its database');
        writer.end();
      })
      .finally(() => {
        pumping = null;
        if (grown.size > 0 && !writer.isClosed()) look();
      });
  };
  const checkAccess = async () => {
    if (!(await spine.services.sessions.stands(sessionId))) return reset();
    for (const scopeId of positions.keys()) grown.add(scopeId);
    look();
  };
  const hear = (message: RelayMessage) => {
    if (message.kind === 'look' && positions.has(message.scopeId)) {
      if (message.sequence > (positions.get(message.scopeId) ?? 0)) grown.add(message.scopeId);
      look();
    }
    if (
      message.kind === 'signal' &&
      mayReceiveSignal(message, personId, (circleId) => places.get(circleId))
    ) {
      void writer.write('signal', message.signal);
    }
    if (
      message.kind === 'catch-up' ||
      (message.kind === 'sessions-changed' && message.personId === personId)
    ) {
      checkAccess().catch(() => writer.end());
    }
  };

  const stopListening = spine.relay.listen(hear);
  const heartbeat = setInterval(() => {
    void tellPosition();
    checkAccess().catch(() => writer.end());
  }, heartbeatMs).unref();
  const begin = async () => {
    if (await hasStalePosition(db, positions)) return reset();
    await tellPosition();
    look();
  };
  begin().catch(() => writer.end());

  return {
    close: (retryMs) => writer.end(retryMs),
    closed: writer.closed.then(() => {
      clearInterval(heartbeat);
      stopListening();
    }),
  };
}
