import { randomUUID } from 'node:crypto';
import { wearableLimits, wearablePaths } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { requireShallow } from './protection/json-depth';
import { networkAddress } from './protection/network-address';
import { callAsStranger } from './plain-page/plain-page';
import type { HttpContext } from './route-plugin';

const sendingsPerMinute = 120;

/**
 * `POST /api/health/readings`: the operation `wearables.sendReadings` as small devices and shortcuts of telephones call it, with their
 * token in the header `authorization: Bearer …` (WEAR-1).
 */
export function healthReadingsRoute(app: FastifyInstance, context: HttpContext): void {
  const rateLimit = {
    max: Math.min(sendingsPerMinute, context.requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'readings',
    keyGenerator: (request: { ip: string }) => networkAddress(request.ip),
  };
  const options = { bodyLimit: wearableLimits.bodyBytes, config: { rateLimit } };
  app.post(wearablePaths.readings, options, async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    requireShallow(request.body ?? {});
    const body = typeof request.body === 'object' ? request.body : {};
    const raw = { ...body, token, commandId: randomUUID() };
    const received = await callAsStranger(context, request, reply, 'wearables.sendReadings', raw);
    return reply.header('cache-control', 'no-store').send(received);
  });
}
