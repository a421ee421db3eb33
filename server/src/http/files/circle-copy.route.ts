import { circleCopyPath } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { openCircleCopy } from '../../modules/copies';
import { dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import { callerOf } from '../caller';
import { closedPolicy } from '../protection/content-security-policy';
import type { HttpContext } from '../route-plugin';

const copiesPerMinute = 6;
const Query = z.strictObject({ circleId: Id });

/** The copy of a circle as a file of JSON, which `copies.restoreCircle` takes (ALL-5). */
export function circleCopyRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(copiesPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'circle-copies',
  };
  app.get(circleCopyPath, { config: { rateLimit } }, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const query = Query.safeParse(request.query);
    if (!query.success) throw refuse('INVALID_INPUT', { message: 'Name the circle.' });
    const { db } = spine.database;
    const place = await findMembership(db, query.data.circleId, signedIn.person.id);
    if (place?.member.status !== 'active') throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const text = await openCircleCopy(spine, { ...place, caller: callerOf(request, reply) });
    const day = dayIn('UTC', spine.services.clock.now());
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', `${closedPolicy}; sandbox`)
      .header('content-disposition', `attachment; filename="carecircle-${day}.json"`)
      .type('application/json')
      .send(text);
  });
}
