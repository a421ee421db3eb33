import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import { signedOutLanguage } from '../page/signed-out-language';
import { callAsStranger, sendPlainPage } from '../plain-page/plain-page';
import { renderPlainPage } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../protection/rate-limit';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { accountPageWords, type AccountPageWords } from './account-page-words';

/** A link below the text of a page. */
interface Way {
  to: string;
  label: string;
}

/** One visit to a page that works without a session and without a program. */
export interface Visit {
  /** Of the link; empty on a page without one. */
  token: string;
  /** What the form sent. */
  form: Readonly<Record<string, string>>;
  words: AccountPageWords;
  isSignedIn: boolean;
  /** Calls an operation as a stranger; the link says who may. */
  call<T>(operation: string, input: object): Promise<T>;
  /** Answers with a page; `body` is HTML below its heading. */
  show(title: string, body: string, status?: number): FastifyReply;
  /** Answers with a text and the ways on. */
  tell(title: string, note: string, ways?: readonly Way[], status?: number): FastifyReply;
}

interface Page {
  path: string;
  open(visit: Visit): Promise<FastifyReply> | FastifyReply;
  submit(visit: Visit): Promise<FastifyReply>;
  /** What a link says that does not work any more, or never did. */
  gone(visit: Visit): FastifyReply;
  /** Mail programs post from where they are. */
  isForPrograms?: boolean;
}

/** The routes of such a page. Opening it changes nothing, for programs that look through mails open every link; its form does. */
export function accountPage(app: FastifyInstance, context: HttpContext, page: Page): void {
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  app.get(page.path, options, (request, reply) => {
    const visit = visitOf(context, request, reply);
    return answering(page, visit, async () => page.open(visit));
  });
  app.post(page.path, options, (request, reply) => {
    if (!page.isForPrograms) refuseForeignOrigin(request, context.publicOrigin);
    const visit = visitOf(context, request, reply);
    return answering(page, visit, () => page.submit(visit));
  });
}

async function answering(
  page: Page,
  visit: Visit,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    const isGone =
      error instanceof Refusal &&
      (error.code === 'NOT_FOUND' || error.fields?.some(({ path }) => path === 'token'));
    if (!isGone) throw error;
    return page.gone(visit);
  }
}

function visitOf(context: HttpContext, request: FastifyRequest, reply: FastifyReply): Visit {
  const { token = '' } = (request.params ?? {}) as { token?: string };
  const show: Visit['show'] = (title, body, status = 200) =>
    sendPlainPage(request, reply.status(status), (page) =>
      renderPlainPage(page, title, `<h1>${text(title)}</h1>${body}`),
    );
  return {
    token,
    form: (request.body ?? {}) as Record<string, string>,
    words: accountPageWords[signedOutLanguage(request, reply)],
    isSignedIn: request.signedIn !== null,
    call: <T>(operation: string, input: object) => {
      const isCommand = context.spine.operations.get(operation)?.kind !== 'query';
      const raw = isCommand ? { ...input, commandId: randomUUID() } : input;
      return callAsStranger(context, request, reply, operation, raw) as Promise<T>;
    },
    show,
    tell: (title, note, ways = [], status = 200) =>
      show(title, `<p>${text(note)}</p>${ways.length > 0 ? waysOf(ways) : ''}`, status),
  };
}

export function waysOf(ways: readonly Way[]): string {
  const links = ways.map(({ to, label }) => `<a href="${text(to)}">${text(label)}</a>`);
  return `<p class="ways">${links.join('')}</p>`;
}

/** A word with the address that it is about. */
export function withEmail(word: string, email: string): string {
  return word.replace('{email}', () => email);
}
