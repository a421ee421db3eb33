import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../database/database';
import { refuse } from '../refuse';
import type { HttpContext } from './route-plugin';

const patienceMs = 900;

/**
 * `/health`: the process lives. `/ready`: it can serve, for its database does within a second what reads and changes ask, and its
 * scheduler does what is due. A job that is late anywhere is told, but takes no server out of service: they all would go (NOTE-5).
 * One that is about to stop says no while it still serves, so that a proxy sends what comes next elsewhere.
 */
export function healthRoutes(app: FastifyInstance, { spine, isDraining }: HttpContext): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async () => {
    if (isDraining())
      throw refuse('UNAVAILABLE', { message: 'This server is about to stop.', retryAfterSeconds: 1 });
    const stop = new AbortController();
    try {
      const late = wait(patienceMs, 'late', { signal: stop.signal }).catch(() => 'late');
      const outcome = await Promise.race([askLikeOperations(spine.database), late]);
      if (outcome === 'late') throw new Error('The database did not answer in time.');
    } catch {
      throw refuse('UNAVAILABLE', { message: 'The database does not answer.', retryAfterSeconds: 1 });
    } finally {
      stop.abort();
    }
    const trouble = spine.services.trouble();
    if (trouble?.kind === 'stopped')
      throw refuse('UNAVAILABLE', { message: 'The scheduler has stopped.', retryAfterSeconds: 30 });
    return trouble
      ? { status: 'ready', late: { job: trouble.job, since: trouble.since.toISOString() } }
      : { status: 'ready' };
  });
}

/** A statement with a parameter, as reads send it, and one inside a transaction that another one closes, as changes do. */
async function askLikeOperations({ db, inTransaction }: DatabaseHandle): Promise<void> {
  await db.execute(sql`select ${'read'}::text`);
  await inTransaction(async (tx) => {
    await tx.execute(sql`select ${'change'}::text`);
    return { answer: null, closing: sql`select ${'close'}::text` };
  });
}
