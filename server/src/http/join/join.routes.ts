import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InvitationStatus, Role } from '@carecircle/contracts';
import { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import { signedOutLanguage } from '../page/signed-out-language';
import { callAs, callAsStranger, readForms, sendPlainPage } from '../plain-page/plain-page';
import { renderPlainPage } from '../plain-page/render-plain-page';
import { rateLimitFor } from '../protection/rate-limit';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { joinWords, type JoinWords } from './join-words';
import { renderInvitation } from './render-invitation';

type Request = FastifyRequest<{ Params: { token: string } }>;
type Ending = keyof JoinWords['over'];

interface Shown {
  status: InvitationStatus;
  invited: { circleName: string; inviter: string; name: string; role: Role } | null;
}

/** `/join/:token`: the page of a personal invitation (CIRC-2, SHELL-1). Opening it changes nothing; its button admits whoever is signed in. */
export function joinRoutes(app: FastifyInstance, context: HttpContext): void {
  readForms(app);
  const options = { config: rateLimitFor({ isGuessable: true, isForStrangers: true }, context) };
  app.get<{ Params: { token: string } }>('/join/:token', options, (request, reply) =>
    answering(request, reply, () => show(context, request, reply)),
  );
  app.post<{ Params: { token: string } }>('/join/:token', options, (request, reply) => {
    refuseForeignOrigin(request, context.publicOrigin);
    return answering(request, reply, () => join(context, request, reply));
  });
}

async function show(context: HttpContext, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const key = 'invitations.getInvitation';
  const { status, invited } = (await callAsStranger(context, request, reply, key, { token })) as Shown;
  if (status !== 'open' || !invited) return tell(request, reply, status === 'open' ? 'unknown' : status);
  const words = joinWords[signedOutLanguage(request, reply)];
  const reader = request.signedIn?.person.name ?? null;
  return sendPlainPage(request, reply, (page) =>
    renderInvitation({ ...page, words, invited, path: `/join/${token}`, reader }),
  );
}

/** Who signed out meanwhile sees the page again, with the ways to sign in. */
async function join(context: HttpContext, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const person = request.signedIn?.person;
  if (!person) return show(context, request, reply);
  const input = { commandId: randomUUID(), secret: request.params.token };
  await callAs(person, context, request, reply, 'invitations.acceptInvitation', input);
  return reply.header('cache-control', 'no-store').redirect('/dashboard', 303);
}

/** Why it cannot be accepted is said plainly. */
async function answering(
  request: Request,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer();
  } catch (error) {
    const ending = error instanceof Refusal ? endingOf(error) : undefined;
    if (!ending) throw error;
    return tell(request, reply, ending);
  }
}

const endings: Partial<Record<Refusal['code'], Ending>> = {
  INVITE_CODE_INVALID: 'unknown',
  INVALID_INPUT: 'unknown',
  ALREADY_A_MEMBER: 'member',
  NOT_IN_DEMO: 'demo',
  FULL: 'full',
  PLAN_FULL: 'full',
};

function endingOf({ code, details }: Refusal): Ending | undefined {
  return code === 'INVALID_STATE' ? (details?.status as Ending | undefined) : endings[code];
}

const httpStatus: Partial<Record<Ending, number>> = { unknown: 404, member: 200 };

function tell(request: Request, reply: FastifyReply, ending: Ending): FastifyReply {
  const words = joinWords[signedOutLanguage(request, reply)];
  const [title, note] = words.over[ending];
  const [to, label] = request.signedIn ? ['/dashboard', words.home] : ['/login', words.signIn];
  const body = `<h1>${text(title)}</h1><p>${text(note)}</p>
      <p class="ways"><a href="${to}">${text(label)}</a></p>`;
  return sendPlainPage(request, reply.status(httpStatus[ending] ?? 410), (page) =>
    renderPlainPage(page, title, body),
  );
}
