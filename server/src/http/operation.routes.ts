import { operationPath } from '@carecircle/contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refuse';
import type { Operation } from '../spine/operation';
import { runOperation } from '../spine/run-operation';
import { callerOf } from './caller';
import { rateLimitFor } from './protection/rate-limit';
import { requireShallow } from './protection/json-depth';
import { refuseForeignOrigin } from './protection/refuse-foreign-origin';
import type { HttpContext } from './route-plugin';

/** One route for each operation, with method and path from its contract. */
export function operationRoutes(app: FastifyInstance, context: HttpContext): void {
  for (const [key, operation] of context.spine.operations) {
    const [area = '', name = ''] = key.split('.');
    app.route({
      method: operation.kind === 'query' ? 'GET' : 'POST',
      url: `/api${operationPath(area, name)}`,
      bodyLimit: operation.contract['~orpc'].meta.bodyBytes,
      onRequest: (request) => refuseStrangers(operation, request),
      config: {
        ...rateLimitOf(operation, context),
        ...{ operation: key, isUrgent: operation.contract['~orpc'].meta.urgent },
      },
      handler: (request, reply) => answer(operation, context, request, reply),
    });
  }
}

/** Nobody sends megabytes before they have signed in: such a body is not even read. */
async function refuseStrangers({ contract }: Operation, { signedIn }: FastifyRequest): Promise<void> {
  const { bodyBytes, scope } = contract['~orpc'].meta;
  if (bodyBytes && scope !== 'public' && !signedIn)
    throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
}

async function answer(
  operation: Operation,
  { spine, publicOrigin }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  refuseForeignOrigin(request, publicOrigin);
  const raw = operation.kind === 'query' ? request.query : (request.body ?? {});
  requireShallow(raw);
  const result = await runOperation(spine, operation, {
    raw,
    person: request.signedIn?.person ?? null,
    caller: callerOf(request, reply),
    now: spine.services.clock.now(),
  });
  return reply.header('cache-control', 'no-store').send(result);
}

function rateLimitOf(operation: Operation, context: HttpContext) {
  const { guessable, scope } = operation.contract['~orpc'].meta;
  return rateLimitFor({ isGuessable: Boolean(guessable), isForStrangers: scope === 'public' }, context);
}
