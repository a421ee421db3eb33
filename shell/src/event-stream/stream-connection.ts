import type { DomainEvent, Signal } from '@carecircle/contracts';
import type { Positions } from '@carecircle/event-bus';
import { positionsText } from './positions-text';
import { reconnectDelayMs } from './reconnect-delay';
import type { ConnectionStatus, StreamMessage } from './stream-message';

/** The server speaks at least every 15 s; a connection that is silent for this long is dead, whatever the socket says. */
export const silenceMs = 22_000;
/** Parts of an answer that arrive further apart than this were not held back on the way. */
const heldBackMs = 1_000;

export interface ConnectionParts {
  /** Where the stream begins. */
  from: Positions;
  onMessage: (message: StreamMessage) => void;
  /** The server did not take the connection: perhaps nobody is signed in any more. */
  onRefused: () => void;
  /** Brings alerts and calls alone, from now on, wherever the positions stand (SET-4). */
  isOnlyUrgent?: boolean;
  open?: (url: string) => EventSource;
}

/** One connection to the server that comes back by itself, always from the last sequence it has seen. */
export class StreamConnection {
  readonly #parts: ConnectionParts;
  #reached: Positions;
  #source: EventSource | null = null;
  #failures = 0;
  /** When this connection first brought something. */
  #spokeAt: number | null = null;
  /** A proxy on the way holds answers back until they end, so the server is asked for short ones. */
  #isBrief = false;
  #status: ConnectionStatus = 'connecting';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = Date.now();

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#reached = parts.from;
    addEventListener('online', this.#comeBack);
    addEventListener('offline', this.#goOffline);
    document.addEventListener('visibilitychange', this.#lookAfterSleep);
    this.#connect();
  }

  reached(): Positions {
    return this.#reached;
  }

  /** Reads again from other positions, such as those of a tab that misses something. */
  restart(from: Positions): void {
    this.#reached = from;
    this.#connect();
  }

  /** Lets go of the server but keeps its place. */
  pause(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#source?.close();
    this.#source = null;
  }

  close(): void {
    this.pause();
    removeEventListener('online', this.#comeBack);
    removeEventListener('offline', this.#goOffline);
    document.removeEventListener('visibilitychange', this.#lookAfterSleep);
  }

  #connect(): void {
    this.pause();
    // Nobody is signed in: there is nothing to read.
    if (Object.keys(this.#reached).length === 0) return;
    const open = this.#parts.open ?? ((url) => new EventSource(url));
    const positions = encodeURIComponent(positionsText(this.#reached));
    const only = this.#parts.isOnlyUrgent ? '&only=urgent' : '';
    const source = open(`/api/events?positions=${positions}${only}${this.#isBrief ? '&brief' : ''}`);
    this.#source = source;
    this.#spokeAt = null;
    this.#heard();
    source.addEventListener('domain', (message) => this.#hear(message, this.#takeEvent));
    source.addEventListener('position', (message) => this.#hear(message, this.#takePosition));
    source.addEventListener('signal', (message) => this.#hear(message, this.#takeSignal));
    source.addEventListener('reset', () => {
      this.pause();
      this.#parts.onMessage({ kind: 'reset' });
    });
    source.addEventListener('error', () => {
      if (source !== this.#source) return;
      if (this.#isBrief && this.#spokeAt !== null) this.#goOn();
      else this.#fail(source.readyState === source.CLOSED);
    });
  }

  #hear(message: MessageEvent<string>, take: (data: unknown) => void): void {
    this.#heard();
    this.#spokeAt ??= Date.now();
    // What comes bit by bit is not held back: the next connection may stay open.
    if (Date.now() - this.#spokeAt > heldBackMs) this.#isBrief = false;
    this.#failures = 0;
    this.#tellStatus('live');
    try {
      take(JSON.parse(message.data));
    } catch (error) {
      console.error('The event stream brought something unreadable', error);
    }
  }

  readonly #takeEvent = (data: unknown): void => {
    const event = data as DomainEvent;
    const follows = this.#reached[event.scopeId] ?? event.sequence - 1;
    this.#reached = { ...this.#reached, [event.scopeId]: event.sequence };
    this.#parts.onMessage({ kind: 'domain', event, follows });
  };

  readonly #takePosition = (data: unknown): void => {
    const after = this.#reached;
    this.#reached = { ...after, ...(data as Positions) };
    this.#parts.onMessage({ kind: 'position', reached: this.#reached, after });
  };

  readonly #takeSignal = (data: unknown): void => {
    this.#parts.onMessage({ kind: 'signal', signal: data as Signal });
  };

  #fail(wasRefused: boolean): void {
    this.pause();
    this.#tellStatus(this.#failures === 0 && navigator.onLine ? 'connecting' : 'offline');
    if (wasRefused && navigator.onLine) this.#parts.onRefused();
    this.#retry = setTimeout(() => this.#connect(), reconnectDelayMs(this.#failures));
    this.#failures += 1;
  }

  #heard(): void {
    this.#lastHeard = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#fallSilent, silenceMs);
  }

  readonly #fallSilent = (): void => {
    this.#isBrief ||= this.#spokeAt === null;
    this.#fail(false);
  };

  // A short answer has ended as it should.
  #goOn(): void {
    this.pause();
    this.#retry = setTimeout(() => this.#connect(), reconnectDelayMs(0));
  }

  #tellStatus(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#parts.onMessage({ kind: 'status', status });
  }

  readonly #comeBack = (): void => {
    this.#failures = 0;
    this.#isBrief = false;
    this.#connect();
  };

  readonly #goOffline = (): void => {
    this.pause();
    this.#tellStatus('offline');
  };

  // A sleeping device stops timers: what they would have noticed is looked at when it wakes.
  readonly #lookAfterSleep = (): void => {
    const isAwake = document.visibilityState === 'visible';
    if (isAwake && this.#source && Date.now() - this.#lastHeard > silenceMs) this.#comeBack();
  };
}
