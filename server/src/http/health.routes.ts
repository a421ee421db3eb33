import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../spine/refuse';
import type { HttpContext } from './route-plugin';

const patienceMs = 900;

/** `/health`: the process lives. `/ready`: it can serve, for its database answers within a second. */
export function healthRoutes(app: FastifyInstance, { spine }: HttpContext): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async () => {
    const stop = new AbortController();
    try {
      const late = wait(patienceMs, 'late', { signal: stop.signal }).catch(() => 'late');
      const outcome = await Promise.race([spine.database.db.execute(sql`select 1`), late]);
      if (outcome === 'late') throw new Error('The database did not answer in time.');
      return { status: 'ready' };
    } catch {
      throw refuse('UNAVAILABLE', { message: 'The database does not answer.', retryAfterSeconds: 1 });
    } finally {
      stop.abort();
    }
  });
}
