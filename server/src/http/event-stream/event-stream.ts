import { lateReminders } from '../../spine/late-reminders';
import type { ServerResponse } from 'node:http';
import type { Member, Signal } from '@carecircle/contracts';
import { version } from '../../../../libs/contracts/package.json' with { type: 'json' };
import { readRegistryRevision } from '../../modules/releases';
import { mostEventsRead, readPositions } from '../../spine/read-events';
import type { Spine } from '../../spine/spine';
import type { RelayMessage } from '../../spine/relays/relay';
import { hasStalePosition } from './find-stale-position';
import { asSeenBy, circleOf, mayReceiveEvent, mayReceiveSignal } from './may-receive';
import type { EventReader } from './shared-event-reader';
import type { MembershipReader } from './shared-membership-reader';
import { createSseWriter, type SseWriter } from './sse-writer';
import { writePositionsText, type Positions } from './stream-positions';

/** With the second between two looks at the clock, ten seconds at most. */
const restMs = 9_000;

interface Parts {
  spine: Spine;
  readEvents: EventReader;
  readMembership: MembershipReader;
  personId: string;
  sessionId: string;
  positions: Positions;
  /** Ends as soon as it has told something, for browsers behind a proxy that passes answers on only when they are whole. */
  isBrief: boolean;
  /** Passes over everything but alerts and calls, and begins with the present. */
  isOnlyUrgent: boolean;
  response: ServerResponse;
}

/** Sequence that each log has reached. */
type Reached = Readonly<Record<string, number>>;

/**
 * One browser's live connection. It reads each log from where the browser stands, so nothing is lost or doubled, and
 * asks for the membership anew with every batch, so that lost access ends it at once. Thousands of them lie idle: what one
 * holds is little, and time is kept for all together (`watchStreams`).
 */
export class EventStream {
  readonly sessionId: string;
  readonly closed: Promise<void>;
  readonly #parts: Parts;
  readonly #writer: SseWriter;
  readonly #places = new Map<string, Member>();
  readonly #grown: Set<string>;
  #dueAt = performance.now() + restMs;
  #isPumping = false;
  /** False until a stream of what is urgent alone stands at the present: what was before is in the lists. */
  #isReady: boolean;
  #hasTold = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.sessionId = parts.sessionId;
    this.#writer = createSseWriter(parts.response);
    this.#grown = new Set(parts.positions.keys());
    this.#isReady = !parts.isOnlyUrgent;
    const stopListening = parts.spine.relay.listen((message) => this.#hear(message));
    this.closed = this.#writer.closed.then(stopListening);
    this.#begin().catch((error: unknown) => this.#giveUp(error));
  }

  /** The logs it reads. */
  scopeIds(): Iterable<string> {
    return this.#parts.positions.keys();
  }

  /** Whether it is to be looked after now (ms of `performance.now`); then not again for a while. */
  takeTurn(now: number): boolean {
    if (now < this.#dueAt) return false;
    this.#dueAt = now + restMs;
    return true;
  }

  /** Says where the browser stands, so that silence means a broken line. */
  beat(): void {
    if (!this.#writer.isBehind()) void this.#tellPosition().then(() => this.#endIfBrief());
  }

  /** Asks for access anew and goes on reading where a log has come elsewhere than the browser has. */
  async check(reached: Reached): Promise<void> {
    if (!(await this.#mayReadAll())) return this.reset();
    for (const [scopeId, position] of this.#parts.positions)
      if (reached[scopeId] !== position) this.#grown.add(scopeId);
    this.#goOn();
  }

  /** Ends it for good: the browser asks anew who it is and what it may see. */
  async reset(): Promise<void> {
    await this.#writer.write('reset', {}, writePositionsText(this.#parts.positions));
    this.close();
  }

  close(): void {
    this.#writer.end();
  }

  /** Browsers come back by themselves. */
  #giveUp(error: unknown): void {
    this.#parts.spine.services.log.warn({ err: error }, 'a stream lost its database');
    this.close();
  }

  async #begin(): Promise<void> {
    const { spine, positions } = this.#parts;
    // Whose log it is comes first: how far another's log has come is nobody else's business.
    if (!(await this.#mayReadAll())) return this.reset();
    if (this.#parts.isOnlyUrgent) await this.#goToPresent();
    else if (await hasStalePosition(spine.database.db, positions)) return this.reset();
    const registryRevision = await readRegistryRevision(spine.database.db);
    const served: Signal = { type: 'contracts.served', payload: { version, registryRevision } };
    await this.#writer.write('signal', served);
    const trouble = spine.services.trouble();
    if (trouble && !this.#parts.isOnlyUrgent) await this.#writer.write('signal', lateReminders(trouble));
    await this.#tellPosition();
    this.#goOn();
  }

  async #goToPresent(): Promise<void> {
    const { spine, positions } = this.#parts;
    const reached = await readPositions(spine.database.db, [...this.scopeIds()]);
    for (const scopeId of this.scopeIds()) positions.set(scopeId, reached[scopeId] ?? 0);
    this.#isReady = true;
  }

  /** Whether the browser asked to be told of such things. */
  #isAsked(type: string): boolean {
    return !this.#parts.isOnlyUrgent || /^(alert|call)\./.test(type);
  }

  #tellPosition(): Promise<void> {
    const { positions } = this.#parts;
    return this.#writer.write('position', Object.fromEntries(positions), writePositionsText(positions));
  }

  #endIfBrief(): void {
    if (this.#parts.isBrief) this.close();
  }

  async #mayReadAll(): Promise<boolean> {
    for (const scopeId of this.scopeIds()) if (!(await this.#mayRead(scopeId))) return false;
    return true;
  }

  /** Whether the log may be read now; remembers the current place in the circle. */
  async #mayRead(scopeId: string): Promise<boolean> {
    if (scopeId === this.#parts.personId) return true;
    const member = await this.#placeIn(scopeId);
    if (member) this.#places.set(scopeId, member);
    return member !== null;
  }

  async #placeIn(circleId: string): Promise<Member | null> {
    const place = await this.#parts.readMembership(circleId, this.#parts.personId);
    return place?.member.status === 'active' ? place.member : null;
  }

  #goOn(): void {
    if (this.#isPumping || !this.#isReady) return;
    this.#isPumping = true;
    this.#pump()
      .catch((error: unknown) => this.#giveUp(error))
      .finally(() => {
        this.#isPumping = false;
        if (this.#grown.size > 0 && !this.#writer.isClosed()) this.#goOn();
        else if (this.#hasTold) this.#endIfBrief();
      });
  }

  async #pump(): Promise<void> {
    for (const scopeId of this.#grown) {
      if (this.#writer.isClosed()) return;
      this.#grown.delete(scopeId);
      await this.#sendNext(scopeId);
    }
  }

  async #sendNext(scopeId: string): Promise<void> {
    const { positions, personId, readEvents } = this.#parts;
    const events = await readEvents(scopeId, positions.get(scopeId) ?? 0);
    if (!(await this.#mayRead(scopeId))) return this.reset();
    const told = new Map<string | null, Member | null>([[scopeId, this.#places.get(scopeId) ?? null]]);
    for (const event of events) {
      const circleId = circleOf(event);
      if (circleId && !told.has(circleId)) told.set(circleId, await this.#placeIn(circleId));
      positions.set(scopeId, event.sequence);
      const place = told.get(circleId) ?? null;
      if (!this.#isAsked(event.type) || !mayReceiveEvent(event, personId, place)) continue;
      await this.#writer.write(
        'domain',
        place ? asSeenBy(place, event) : event,
        writePositionsText(positions),
      );
      this.#hasTold = true;
    }
    // What is added meanwhile announces itself.
    if (events.length === mostEventsRead) this.#grown.add(scopeId);
  }

  #hear(message: RelayMessage): void {
    if (message.kind === 'look') this.#look(message.scopeId, message.sequence);
    if (message.kind === 'signal') this.#pass(message);
    const isMine = message.kind === 'sessions-changed' && message.personId === this.#parts.personId;
    if (message.kind === 'catch-up' || isMine) this.#askAnew().catch((error: unknown) => this.#giveUp(error));
  }

  #look(scopeId: string, sequence: number): void {
    const position = this.#parts.positions.get(scopeId);
    if (position === undefined) return;
    if (sequence > position) this.#grown.add(scopeId);
    this.#goOn();
  }

  /** A passing fact is for those who keep up. */
  #pass(message: Extract<RelayMessage, { kind: 'signal' }>): void {
    const memberOf = (circleId: string) => this.#places.get(circleId);
    if (!this.#isAsked(message.signal.type)) return;
    if (this.#writer.isBehind() || !mayReceiveSignal(message, this.#parts.personId, memberOf)) return;
    void this.#writer.write('signal', message.signal).then(() => this.#endIfBrief());
  }

  async #askAnew(): Promise<void> {
    const standing = await this.#parts.spine.services.sessions.standing([this.sessionId]);
    if (!standing.has(this.sessionId)) return this.reset();
    for (const scopeId of this.scopeIds()) this.#grown.add(scopeId);
    this.#goOn();
  }
}
