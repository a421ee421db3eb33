import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse';
import type { HttpContext } from './route-plugin';

/** `/metrics` for the operator's Prometheus, with `METRICS_TOKEN` as its bearer token; without that setting there is no such address. */
export function metricsRoute(app: FastifyInstance, { metrics }: HttpContext): void {
  app.get('/metrics', async (request, reply) => {
    if (!metrics) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const [, token = ''] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!metrics.admits(token)) throw refuse('NOT_SIGNED_IN', { message: 'This token is not known here.' });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.write());
  });
}
