import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outcomeOf } from '../gateway/outcome-of';
import { takeDeliveryReport } from '../modules/emergency';
import { refuse } from '../refuse';
import { rateLimitFor } from './protection/rate-limit';
import type { HttpContext } from './route-plugin';

const mostBytes = 16 * 1024;
const formType = 'application/x-www-form-urlencoded';

/**
 * `/api/delivery-reports/<token>`: where a gateway tells what became of a text or call, as a form (Twilio), as JSON, or in the query of
 * its own call (Kannel's `dlr-url`, `?status=%d`). The signed token says which one it was; what is no end of it changes nothing.
 */
export function deliveryReportRoute(app: FastifyInstance, context: HttpContext): void {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    // Tokens are longer than a parameter may be.
    url: '/api/delivery-reports/*',
    bodyLimit: mostBytes,
    config: rateLimitFor({ isGuessable: false, isForStrangers: true }, context),
    handler: async (request, reply) => {
      const isKnown = await takeDeliveryReport(context.spine, request.params['*'], outcomeOf(told(request)));
      if (!isKnown) throw refuse('NOT_FOUND', { message: 'This address reports on nothing.' });
      return reply.status(204).header('cache-control', 'no-store').send();
    },
  });
}

function told({ query, body }: FastifyRequest): Record<string, unknown> {
  const given = typeof body === 'object' && !Array.isArray(body) ? body : {};
  return { ...(query as object), ...given };
}
