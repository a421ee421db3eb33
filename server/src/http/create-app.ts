import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './protection/security-headers';
import { answerClientError } from './answer-client-error';
import { answerErrors, answerFrameworkError } from './answer-errors';
import { compressAnswers } from './compress-answers';
import { logRequests } from './log-requests';
import { measureRequests } from './measure-requests';
import { networkAddress } from './protection/network-address';
import { readRequestSession } from './request-session';
import type { HttpContext, RoutePlugin } from './route-plugin';
import { endSlowConnections, longestRequestMs, unreadMs } from './protection/slow-connections';

interface AppOptions extends HttpContext {
  routes: readonly RoutePlugin[];
  isSecure: boolean;
  /** Proxies in front whose `x-forwarded-for` is believed; none unless told. */
  trustedProxies: string[];
}

const largestBody = 256 * 1024;

/** Every input and answer is checked by its contract: the framework's own compilers take a fifth of a start and do nothing. */
const noSchemas = { buildValidator: () => unused, buildSerializer: () => unused };
const unused = () => {
  throw new Error('Routes have no schemas here; the contract has.');
};

const noCounts = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** The HTTP server with everything that holds for every request; routes come from `routes`. */
export async function createApp({
  routes,
  isSecure,
  trustedProxies,
  ...context
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.spine.services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: largestBody,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: longestRequestMs,
    connectionTimeout: unreadMs,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    schemaController: { compilersFactory: noSchemas },
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
  });
  // What any site's form can send is not read: JSON alone is.
  app.removeContentTypeParser('text/plain');
  endSlowConnections(app);
  answerErrors(app, context.spine.database.db);
  logRequests(app);
  if (context.metrics) measureRequests(app, context.metrics);
  sayOfConnections(app, context);
  await addSecurityHeaders(app, isSecure);
  compressAnswers(app);
  readRequestSession(app, context.spine.services.sessions);
  await app.register(rateLimit, {
    max: context.requestsPerMinute,
    timeWindow: 60_000,
    // Whoever is refused is told when to come again; how many are left is nobody's concern, and would be in each answer.
    ...{ addHeadersOnExceeding: noCounts, addHeaders: { ...noCounts, 'retry-after': true } },
    // Visitors of the demo circle count as the strangers that they are, whoever they play.
    keyGenerator: ({ signedIn, ip }) =>
      signedIn && !signedIn.person.demoCircleId ? signedIn.person.id : networkAddress(ip),
  });
  app.addHook('onRequest', async ({ signedIn }) => {
    if (signedIn?.person.demoCircleId) context.spine.services.demo?.touch(signedIn.person.demoCircleId);
  });
  for (const plugin of routes) await app.register(async (scope) => plugin(scope, context));
  return app;
}

/**
 * A connection that is kept for the next request would bring it to a server that is drained: with its next answer it ends. That
 * all others stay goes without saying since HTTP/1.1 (RFC 9112, 9.3), which saves 48 bytes of each answer.
 */
function sayOfConnections(app: FastifyInstance, { isDraining }: HttpContext): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    else reply.raw.removeHeader('connection');
    done();
  });
}
