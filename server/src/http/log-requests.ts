import type { FastifyInstance } from 'fastify';

/** One line a request: the route's pattern, never its address, query or body, for those may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, durationMs },
      'request',
    );
    done();
  });
}
