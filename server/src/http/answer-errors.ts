import type { RefusalBody, RefusalCode } from '@carecircle/contracts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnavailable } from '../spine/database-errors';
import { Refusal, refuse } from '../spine/refuse';

/** The one place where errors become answers: a planned refusal as it is, everything else without a word of its inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'operation failed');
    if (refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'database unavailable');
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('NOT_FOUND', { message: 'Nothing is here.' })),
  );
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
  const { code, message, fields, details } = refusal;
  const body: RefusalBody = { code, message, ...(fields && { fields }), ...(details && { details }) };
  return reply.status(refusal.status).header('cache-control', 'no-store').send(body);
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
