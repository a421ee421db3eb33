import type { FastifyInstance } from 'fastify';

/** `/api/openapi.json`: the contract for other programs, made from the same declarations. */
export function openApiRoute(app: FastifyInstance): void {
  app.get('/api/openapi.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    const { openApiDocument } = await import('./open-api-document');
    return openApiDocument();
  });
}
