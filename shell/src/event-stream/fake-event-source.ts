import type { DomainEvent } from '@carecircle/contracts';
import type { Positions } from '@carecircle/event-bus';

/** The server's side of the stream in a test: what was opened, and what it sends. */
export class FakeEventSource extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSED = 2;
  readyState = 1;

  constructor(readonly url: string) {
    super();
  }

  /** Positions that the browser asked to read from. */
  get from(): Positions {
    const text = new URL(this.url, 'http://localhost').searchParams.get('positions') ?? '';
    return Object.fromEntries(
      text.split(',').map((part) => {
        const [scopeId = '', sequence] = part.split(':');
        return [scopeId, Number(sequence)];
      }),
    );
  }

  send(name: 'domain' | 'position' | 'signal' | 'reset', data: DomainEvent | object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  /** The connection is lost, or with `refused` the server answered with an error. */
  fail({ refused = false } = {}): void {
    this.readyState = refused ? this.CLOSED : this.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = this.CLOSED;
  }
}
