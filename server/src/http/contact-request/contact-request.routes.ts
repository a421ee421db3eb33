import { randomUUID } from 'node:crypto';
import type { ContactConfirmation } from '@carecircle/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refuse';
import { signedOutLanguage } from '../page/signed-out-language';
import { callAsStranger, readForms, sendPlainPage } from '../plain-page/plain-page';
import { renderNote } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../protection/rate-limit';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { contactRequestWords } from './contact-request-words';
import { renderContactRequest } from './render-contact-request';

type Request = FastifyRequest<{ Params: { token: string } }>;
interface Asked {
  sender: string;
  circleName: string;
  status: ContactConfirmation;
}

/**
 * `/emergency-contact/:token`: where somebody who was named as an emergency contact agrees or declines (EMER-3). Opening it changes
 * nothing, for programs that look through mails open every link; only its buttons do.
 */
export function contactRequestRoutes(app: FastifyInstance, context: HttpContext): void {
  readForms(app);
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  app.get<{ Params: { token: string } }>('/emergency-contact/:token', options, (request, reply) =>
    answering(request, reply, async () => {
      const { token } = request.params;
      const key = 'emergency.getContactRequest';
      return show(request, reply, (await callAsStranger(context, request, reply, key, { token })) as Asked);
    }),
  );
  app.post<{ Params: { token: string } }>('/emergency-contact/:token', options, (request, reply) => {
    refuseForeignOrigin(request, context.publicOrigin);
    return answering(request, reply, async () => {
      const { answer } = (request.body ?? {}) as { answer?: string };
      const isConfirmed = { confirm: true, decline: false }[answer ?? ''];
      const input = { token: request.params.token, commandId: randomUUID(), isConfirmed };
      const key = 'emergency.answerContactRequest';
      return show(request, reply, (await callAsStranger(context, request, reply, key, input)) as Asked);
    });
  });
}

/** Every wrong link is one page. */
async function answering(
  request: Request,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal) || !['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)) throw error;
    const { gone: title, goneText: text } = contactRequestWords[signedOutLanguage(request, reply)];
    return sendPlainPage(request, reply.status(404), (page) => renderNote({ ...page, title, text }));
  }
}

function show(request: Request, reply: FastifyReply, asked: Asked): FastifyReply {
  const words = contactRequestWords[signedOutLanguage(request, reply)];
  return sendPlainPage(request, reply, (page) => renderContactRequest({ ...page, words, asked }));
}
