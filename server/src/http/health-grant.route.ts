import { wearablePaths } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { finishGrant } from '../modules/wearables';
import type { HttpContext } from './route-plugin';

/** Where a sign-in to the account of a device comes back to; the screen then says how it went (WEAR-1). */
export function healthGrantRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.get<{ Querystring: Record<string, unknown> }>(wearablePaths.grant, async (request, reply) => {
    const personId = request.signedIn?.person.id;
    const texts = Object.entries(request.query).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const isConnected = personId
      ? await finishGrant(spine, personId, new URLSearchParams(texts)).catch((error: unknown) => {
          request.log.warn({ err: error }, 'a health account could not be connected');
          return false;
        })
      : false;
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/wearables?account=${isConnected ? 'connected' : 'failed'}`, 303);
  });
}
