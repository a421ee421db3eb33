import { DatabaseError, Pool, type PoolConfig } from 'pg';

/**
 * A pool whose connections outlive refused statements. The driver's own pool throws a connection away after any error of a
 * statement outside a transaction: with it go the statements that were prepared, and on the embedded engine, which has a
 * single session, the next connection meets whatever the last one left there.
 */
export class LastingPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    // The pool listens to idle connections only: one that is lost between two statements would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
    const query = async (...statement: Parameters<Pool['query']>) => {
      const client = await this.connect();
      let unusable: Error | undefined;
      try {
        return await client.query(...statement);
      } catch (error) {
        if (!(error instanceof DatabaseError) || spoilsSession(error)) unusable = error as Error;
        throw error;
      } finally {
        client.release(unusable);
      }
    };
    this.query = query as unknown as Pool['query'];
  }
}

/** What the connection knows of its prepared statements is not what the database has. */
const preparedOtherwise = new Set(['0A000', '26000', '42P05']);

/** Whether the session that answered with this error must not be used again. A refused statement leaves it as it was. */
export function spoilsSession(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof DatabaseError)
      return current.severity !== 'ERROR' || preparedOtherwise.has(current.code ?? '');
  return false;
}
