import { Duplex } from 'node:stream';
import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import { OneByOnePool } from './one-by-one-pool';
import { PreparingClient } from './preparing-client';

/** Takes messages of PostgreSQL's protocol and gives the engine's answer. */
export type Engine = (messages: Uint8Array) => Promise<Uint8Array>;

/** The embedded engine serves one session. */
export function poolOnEngine(engine: Engine): Pool {
  return new OneByOnePool({
    Client: PreparingClient as typeof Client,
    stream: () => new EngineStream(engine),
    onConnect: clearSession,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  } as PoolConfig);
}

/** The engine's session does not end with its connection: an open transaction and prepared statements would stay. */
async function clearSession(client: ClientBase): Promise<void> {
  await client.query('rollback');
  await client.query('discard all');
}

/** What the driver takes for a socket to a PostgreSQL server. What is written while the engine works goes to it together. */
class EngineStream extends Duplex {
  constructor(private readonly engine: Engine) {
    super();
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _writev(written: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const messages = new Uint8Array(Buffer.concat(written.map(({ chunk }) => chunk)));
    this.engine(messages).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
      done();
    }, done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
