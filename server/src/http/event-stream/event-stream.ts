import type { ServerResponse } from 'node:http';
import type { Member, Signal } from '@carecircle/contracts';
import { version } from '../../../../libs/contracts/package.json' with { type: 'json' };
import { findMember } from '../../modules/circles/find-member';
import type { Spine } from '../../spine/spine';
import type { RelayMessage } from '../../spine/relay';
import { hasStalePosition } from './find-stale-position';
import { circleOf, mayReceiveEvent, mayReceiveSignal } from './may-receive';
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
  /** Ends as soon as it has told something, for browsers behind a proxy that passes answers on only when they are whole. */
  isBrief: boolean;
  response: ServerResponse;
}

export interface EventStream {
  sessionId: string;
  /** The logs it reads. */
  scopeIds(): Iterable<string>;
  /** Goes on reading when this log has grown past what the browser has. */
  look(scopeId: string, sequence: number): void;
  /** Ends it for good: the browser asks anew who it is and what it may see. */
  reset(): void;
  close(): void;
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
  isBrief,
  response,
}: Parts): EventStream {
  const { db } = spine.database;
  const writer = createSseWriter(response);
  const places = new Map<string, Member>();
  const grown = new Set<string>(positions.keys());
  let pumping: Promise<void> | null = null;
  let hasTold = false;

  const reset = async () => {
    await writer.write('reset', {}, writePositionsText(positions));
    writer.end();
  };
  const endIfBrief = () => {
    if (isBrief) writer.end();
  };
  const tellPosition = () => {
    const reached = writePositionsText(positions);
    return writer.write('position', Object.fromEntries(positions), reached);
  };
  const placeIn = async (circleId: string) => {
    const member = await findMember(db, circleId, personId);
    return member?.status === 'active' ? member : null;
  };
  /** Whether the log may be read now; remembers the current place in the circle. */
  const mayRead = async (scopeId: string) => {
    if (scopeId === personId) return true;
    const member = await placeIn(scopeId);
    if (member) places.set(scopeId, member);
    return member !== null;
  };
  const mayReadAll = async () => {
    for (const scopeId of positions.keys()) if (!(await mayRead(scopeId))) return false;
    return true;
  };
  const sendNext = async (scopeId: string) => {
    const events = await readEvents(scopeId, positions.get(scopeId) ?? 0);
    if (!(await mayRead(scopeId))) return reset();
    const told = new Map<string | null, Member | null>([[scopeId, places.get(scopeId) ?? null]]);
    for (const event of events) {
      const circleId = circleOf(event);
      if (circleId && !told.has(circleId)) told.set(circleId, await placeIn(circleId));
      positions.set(scopeId, event.sequence);
      if (!mayReceiveEvent(event, personId, told.get(circleId) ?? null)) continue;
      await writer.write('domain', event, writePositionsText(positions));
      hasTold = true;
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
  const goOn = () => {
    pumping ??= pump()
      .catch((error: unknown) => {
        spine.services.log.warn({ err: error }, 'a stream lost its database');
        writer.end();
      })
      .finally(() => {
        pumping = null;
        if (grown.size > 0 && !writer.isClosed()) goOn();
        else if (hasTold) endIfBrief();
      });
  };
  const checkAccess = async () => {
    const standing = await spine.services.sessions.standing([sessionId]);
    if (!standing.has(sessionId)) return reset();
    for (const scopeId of positions.keys()) grown.add(scopeId);
    goOn();
  };
  const look = (scopeId: string, sequence: number) => {
    const position = positions.get(scopeId);
    if (position === undefined) return;
    if (sequence > position) grown.add(scopeId);
    goOn();
  };
  const hear = (message: RelayMessage) => {
    if (message.kind === 'look') look(message.scopeId, message.sequence);
    if (
      message.kind === 'signal' &&
      !writer.isBehind() &&
      mayReceiveSignal(message, personId, (circleId) => places.get(circleId))
    ) {
      void writer.write('signal', message.signal).then(endIfBrief);
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
    if (!writer.isBehind()) void tellPosition().then(endIfBrief);
    checkAccess().catch(() => writer.end());
  }, heartbeatMs).unref();
  const begin = async () => {
    // Whose log it is comes first: how far another's log has come is nobody else's business.
    if (!(await mayReadAll()) || (await hasStalePosition(db, positions))) return reset();
    await writer.write('signal', { type: 'contracts.served', payload: { version } } satisfies Signal);
    await tellPosition();
    goOn();
  };
  begin().catch(() => writer.end());

  return {
    sessionId,
    scopeIds: () => positions.keys(),
    look,
    reset: () => void reset(),
    close: () => writer.end(),
    closed: writer.closed.then(() => {
      clearInterval(heartbeat);
      stopListening();
    }),
  };
}
