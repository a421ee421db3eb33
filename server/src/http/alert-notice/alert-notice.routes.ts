import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import { signedOutLanguage } from '../page/signed-out-language';
import { callAsStranger, readForms, sendPlainPage } from '../plain-page/plain-page';
import { renderNote, renderPlainPage } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../protection/rate-limit';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { alertNoticeWords } from './alert-notice-words';

type Request = FastifyRequest<{ Params: { token: string } }>;
interface Shown {
  person: string;
  circleName: string;
  isOver: boolean;
  isConfirmed: boolean;
}

/**
 * `/alert-notice/:token`: where an emergency contact says that an alert has reached them (EMER-3). Opening it changes nothing, for
 * programs that look through mails open every link; only its button does.
 */
export function alertNoticeRoutes(app: FastifyInstance, context: HttpContext): void {
  readForms(app);
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  const answer = async (request: Request, reply: FastifyReply, key: string, input: object) => {
    try {
      const { token } = request.params;
      const shown = await callAsStranger(context, request, reply, key, { ...input, token });
      return show(request, reply, shown as Shown);
    } catch (error) {
      if (!(error instanceof Refusal) || !['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)) throw error;
      const { gone: title, goneText } = alertNoticeWords[signedOutLanguage(request, reply)];
      return sendPlainPage(request, reply.status(404), (page) =>
        renderNote({ ...page, title, text: goneText }),
      );
    }
  };
  app.get<{ Params: { token: string } }>('/alert-notice/:token', options, (request, reply) =>
    answer(request, reply, 'emergency.getAlertNotice', {}),
  );
  app.post<{ Params: { token: string } }>('/alert-notice/:token', options, (request, reply) => {
    refuseForeignOrigin(request, context.publicOrigin);
    return answer(request, reply, 'emergency.confirmAlertNotice', { commandId: randomUUID() });
  });
}

function show(request: Request, reply: FastifyReply, shown: Shown): FastifyReply {
  const words = alertNoticeWords[signedOutLanguage(request, reply)];
  const { person, circleName, isOver, isConfirmed } = shown;
  const say = (word: string) =>
    text(word.replaceAll(/\{(person|circle)\}/g, (_all, name) => (name === 'person' ? person : circleName)));
  const body = `
    <h1>${say(isOver ? words.over : words.title)}</h1>
    ${isConfirmed ? `<p role="status"><strong>${say(words.confirmed)}</strong></p>` : ''}
    <p>${say(isOver ? words.overText : words.intro)}</p>
    ${isConfirmed || isOver ? '' : `<form method="post"><button type="submit">${say(words.confirm)}</button></form>`}`;
  return sendPlainPage(request, reply, (page) => renderPlainPage(page, words.title, body));
}
