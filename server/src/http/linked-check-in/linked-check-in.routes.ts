import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refuse';
import { signedOutLanguage } from '../page/signed-out-language';
import { callAsStranger, readForms, sendPlainPage } from '../plain-page/plain-page';
import { renderNote } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../protection/rate-limit';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { linkedCheckInWords } from './linked-check-in-words';
import { renderForm, type Filled } from './render-linked-check-in';

type Request = FastifyRequest<{ Params: { token: string } }>;

/**
 * `/checkin-for/:token`: the page of a check-in link, a plain form that needs no program and no session (CHK-4, SHELL-1). Forms are
 * read here alone; what this one may do follows from the secret in its address, whoever's browser sends it.
 */
export function linkedCheckInRoutes(app: FastifyInstance, context: HttpContext): void {
  readForms(app);
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
  const { firstName } = (await callAsStranger(context, request, reply, 'care.getLinkedCheckIn', {
    token,
  })) as {
    firstName: string;
  };
  const words = wordsFor(request, reply);
  const checkInId = filled.checkInId ?? randomUUID();
  return sendPlainPage(request, reply, (page) =>
    renderForm({ ...page, words, firstName, filled: { ...filled, checkInId }, wrong }),
  );
}

async function submit(context: HttpContext, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const filled = (request.body ?? {}) as Filled;
  const { checkInId, name = '', status, mood, notes = '' } = filled;
  const input = { name, status, mood: mood ? Number(mood) : null, notes };
  const ids = { token: request.params.token, commandId: randomUUID(), checkInId };
  try {
    await callAsStranger(context, request, reply, 'care.addLinkedCheckIn', { ...ids, ...input });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error;
    const wrong = new Map((error.fields ?? []).map(({ path, code }) => [path, code]));
    if (wrong.has('token') || wrong.has('checkInId')) throw error;
    return showForm(context, request, reply.status(422), filled, wrong);
  }
  const { thanks, thanksText } = wordsFor(request, reply);
  return sendNote(request, reply, thanks, thanksText);
}

function sendNote(request: Request, reply: FastifyReply, title: string, text: string): FastifyReply {
  return sendPlainPage(request, reply, (page) => renderNote({ ...page, title, text }));
}

function wordsFor(request: Request, reply: FastifyReply) {
  return linkedCheckInWords[signedOutLanguage(request, reply)];
}
