import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../spine/refuse';
import { runOperation } from '../../spine/run-operation';
import { callerOf } from '../caller';
import { signedOutLanguage } from '../page/signed-out-language';
import { plainPagePolicy } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../rate-limit';
import { refuseForeignOrigin } from '../refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { linkedCheckInWords } from './linked-check-in-words';
import { renderForm, renderNote, type Filled } from './render-linked-check-in';

type Request = FastifyRequest<{ Params: { token: string } }>;

const formType = 'application/x-www-form-urlencoded';

/**
 * `/checkin-for/:token`: the page of a check-in link, a plain form that needs no program and no session (CHK-4, SHELL-1). Forms are
 * read here alone; what this one may do follows from the secret in its address, whoever's browser sends it.
 */
export function linkedCheckInRoutes(app: FastifyInstance, context: HttpContext): void {
  // What a program sends has its own operation.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  app.get<{ Params: { token: string } }>('/checkin-for/:token', options, (request, reply) =>
    answering(request, reply, () => showForm(context, request, reply, {})),
  );
  app.post<{ Params: { token: string } }>('/checkin-for/:token', options, (request, reply) => {
    refuseForeignOrigin(request, context.publicOrigin);
    return answering(request, reply, () => submit(context, request, reply));
  });
}

/** Every link that does not stand is one page, without a word about what it ever was. */
async function answering(
  request: Request,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    const words = wordsFor(request, reply);
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'ALREADY_DONE')
      return sendNote(request, reply.status(409), words.used, words.usedText);
    if (error.code !== 'NOT_FOUND' && error.code !== 'INVALID_INPUT') throw error;
    return sendNote(request, reply.status(404), words.gone, words.goneText);
  }
}

async function showForm(
  context: HttpContext,
  request: Request,
  reply: FastifyReply,
  filled: Filled,
  wrong: ReadonlyMap<string, string> = new Map(),
): Promise<FastifyReply> {
  const { token } = request.params;
  const { firstName } = (await call(context, request, reply, 'care.getLinkedCheckIn', { token })) as {
    firstName: string;
  };
  const words = wordsFor(request, reply);
  const checkInId = filled.checkInId ?? randomUUID();
  return send(request, reply, (page) =>
    renderForm({ ...page, words, firstName, filled: { ...filled, checkInId }, wrong }),
  );
}

async function submit(context: HttpContext, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const filled = (request.body ?? {}) as Filled;
  const { checkInId, name = '', status, mood, notes = '' } = filled;
  const input = { name, status, mood: mood ? Number(mood) : null, notes };
  const ids = { token: request.params.token, commandId: randomUUID(), checkInId };
  try {
    await call(context, request, reply, 'care.addLinkedCheckIn', { ...ids, ...input });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error;
    const wrong = new Map((error.fields ?? []).map(({ path, code }) => [path, code]));
    if (wrong.has('token') || wrong.has('checkInId')) throw error;
    return showForm(context, request, reply.status(422), filled, wrong);
  }
  const { thanks, thanksText } = wordsFor(request, reply);
  return sendNote(request, reply, thanks, thanksText);
}

/** As a stranger, also where somebody is signed in: the link says who may. */
function call(
  { spine }: HttpContext,
  request: Request,
  reply: FastifyReply,
  key: string,
  raw: object,
): Promise<unknown> {
  const operation = spine.operations.get(key);
  if (!operation) throw new Error(`There is no operation ${key}.`);
  const caller = callerOf(request, reply);
  return runOperation(spine, operation, { raw, person: null, caller, now: spine.services.clock.now() });
}

function sendNote(request: Request, reply: FastifyReply, title: string, text: string): FastifyReply {
  return send(request, reply, (page) => renderNote({ ...page, title, text }));
}

function send(
  request: Request,
  reply: FastifyReply,
  render: (page: { language: string; nonce: string }) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', plainPagePolicy(nonce))
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render({ language: signedOutLanguage(request, reply), nonce }));
}

function wordsFor(request: Request, reply: FastifyReply) {
  return linkedCheckInWords[signedOutLanguage(request, reply)];
}
