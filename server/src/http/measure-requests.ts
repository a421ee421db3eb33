import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Contract key of the operation that answers here. */
    operation?: string;
    /** Whether the answer goes on for as long as somebody listens. */
    isStream?: boolean;
  }
}

/** How long each answer took, by the operation's key or the route's pattern: both are fixed, whatever is asked for. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const operation = config.operation ?? url ?? 'none';
    const seconds = reply.elapsedTime / 1_000;
    if (!config.isStream) metrics.noteRequest({ operation, status: reply.statusCode, seconds });
    done();
  });
}
