import type { Language, RefusalBody, RefusalCode } from '@carecircle/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../access/person-rows';
import type { Database } from '../database/database';
import { Refusal, refuse } from '../refuse';
import { isUnavailable } from '../spine/database-errors';
import { closedPolicy } from './protection/content-security-policy';
import { signedOutLanguage } from './page/signed-out-language';
import { sendFailurePage, wantsPage } from './plain-page/failure-page';

/**
 * The one place where errors become answers: a planned refusal as it is, everything else without a word of its inside. Programs get
 * a body that they can read, people a page.
 */
export function answerErrors(app: FastifyInstance, db: Database): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'operation failed');
    if (refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'database unavailable');
    return sendRefusal(db, request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(db, request, reply, refuse('NOT_FOUND', { message: 'Nothing is here.' })),
  );
}

/** For addresses that no route can be looked up by: nothing is known of the request but its words. */
export function answerFrameworkError(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply
    .headers({ 'content-security-policy': closedPolicy, 'x-content-type-options': 'nosniff' })
    .header('cache-control', 'no-store')
    .status(400);
  const refusal = refuse('MALFORMED', { message: wordsFor.MALFORMED });
  if (wantsPage(request)) return sendFailurePage(reply, refusal, signedOutLanguage(request, reply));
  return reply.send(bodyOf(refusal));
}

const ofFiles = ['content-type', 'content-length', 'content-disposition', 'content-range', 'etag'];

async function sendRefusal(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<FastifyReply> {
  // What was said of a file that then could not be read.
  for (const name of ofFiles) void reply.removeHeader(name);
  if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
  void reply.status(refusal.status).header('cache-control', 'no-store');
  if (wantsPage(request))
    return sendFailurePage(reply, refusal, await readersLanguage(db, request, reply, refusal));
  return reply.send(bodyOf(refusal));
}

function bodyOf({ code, message, fields, details }: Refusal): RefusalBody {
  return { code, message, ...(fields && { fields }), ...(details && { details }) };
}

/** As far as it can be learnt now: a database that does not answer is not asked again. */
async function readersLanguage(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { code }: Refusal,
): Promise<Language> {
  const known = code === 'UNAVAILABLE' ? null : request.signedIn;
  const chosen = known && (await languageOf(db, known.person.id).catch(() => null));
  return chosen ?? signedOutLanguage(request, reply);
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    return refuse('UNAVAILABLE', {
      message: 'Not available right now. Please try again.',
      retryAfterSeconds: 1,
    });
  }
  const code = codeByStatus(error);
  if (code)
    return refuse(code, {
      message: wordsFor[code],
      retryAfterSeconds: code === 'TOO_MANY_ATTEMPTS' ? 30 : undefined,
    });
  return refuse('INTERNAL', { message: 'Something went wrong on our side.' });
}

const wordsFor = {
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  TOO_MANY_ATTEMPTS: 'Too many requests. Please wait a moment.',
  MALFORMED: 'The request could not be read.',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** Refusals of the HTTP layer itself: bodies that are too large, no JSON or poisoned, and too many requests. */
function codeByStatus({ statusCode }: FastifyError): keyof typeof wordsFor | null {
  if (statusCode === 413) return 'PAYLOAD_TOO_LARGE';
  if (statusCode === 429) return 'TOO_MANY_ATTEMPTS';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'MALFORMED' : null;
}
