import type { SQL } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction, type NodePgClient } from 'drizzle-orm/node-postgres';
import type { Connection, Pool, PoolClient, QueryConfig } from 'pg';
import type { InTransaction, Transaction } from './database';
import { spoilsSession } from './lasting-pool';
import { QuickDialect } from './quick-dialect';

const dialect = new QuickDialect();

/**
 * Transactions that cost two round trips less: `begin` travels with the first statement, `commit` with the last one. So the
 * rows that the last one locks are held for no longer than the database itself needs.
 */
export function transactionsOn(pool: Pool): InTransaction {
  return async (work) => {
    const client = await pool.connect();
    const open = new OpenTransaction(client);
    let broken: Error | undefined;
    try {
      const { answer, closing } = await work(open.tx);
      return { answer, rows: await open.commit(closing) };
    } catch (error) {
      broken = (await open.rollBack()) ?? (spoilsSession(error) ? (error as Error) : undefined);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

class OpenTransaction {
  readonly tx: Transaction;
  #begun: Promise<unknown> | null = null;
  #isOver = false;

  constructor(private readonly client: PoolClient) {
    const query = (config: QueryConfig, values: unknown[]) => this.#ask(config, values);
    const session = new NodePgSession({ query } as NodePgClient, dialect, undefined);
    // The class is declared without the parameters of its own constructor.
    const Opened = NodePgTransaction as unknown as new (...parts: unknown[]) => Transaction;
    this.tx = new Opened(dialect, session, undefined);
  }

  #ask(config: QueryConfig, values: unknown[]) {
    // Work that was given up may go on asking: by now the connection is somebody else's.
    if (this.#isOver) throw new Error('The transaction is over.');
    if (this.#begun) return this.client.query(config, values);
    return this.#together(() => {
      this.#begun = this.client.query('begin');
      this.#begun.catch(() => undefined);
      return this.client.query(config, values);
    });
  }

  /** A commit of what had failed is answered as a rollback, without an error. */
  async commit(closing: SQL | null): Promise<Record<string, unknown>[]> {
    const last = closing && dialect.sqlToQuery(closing);
    if (!this.#begun && !last) return [];
    const [closed, committed] = this.#together(() => [
      last ? this.#ask({ text: last.sql }, last.params) : null,
      this.client.query('commit'),
    ]);
    this.#isOver = true;
    const outcomes = await Promise.allSettled([this.#begun, closed, committed]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    if ((await committed).command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return (await closed)?.rows ?? [];
  }

  /** Gives the error that makes the connection useless. */
  async rollBack(): Promise<Error | undefined> {
    const isOpen = this.#begun && !this.#isOver;
    this.#isOver = true;
    if (!isOpen) return undefined;
    return this.client.query('rollback').then(
      () => undefined,
      (error: Error) => error,
    );
  }

  #together<T>(send: () => T): T {
    const { stream } = (this.client as unknown as { connection: Connection }).connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }
}
