import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../access/person';
import { runOperation } from '../../spine/run-operation';
import { callerOf } from '../caller';
import { signedOutLanguage } from '../page/signed-out-language';
import type { HttpContext } from '../route-plugin';
import { plainPagePolicy } from './render-plain-page';

const formType = 'application/x-www-form-urlencoded';

/** Lets these routes, and no others, read what a plain form sends, and nothing else: programs have operations of their own. */
export function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 32 * 1024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** As a stranger, also where somebody is signed in: the link says who may. */
export function callAsStranger(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  raw: object,
): Promise<unknown> {
  return callAs(null, context, request, reply, key, raw);
}

/** As somebody who is signed in. */
export function callAs(
  person: Person | null,
  { spine }: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  raw: object,
): Promise<unknown> {
  const operation = spine.operations.get(key);
  if (!operation) throw new Error(`There is no operation ${key}.`);
  const caller = callerOf(request, reply);
  return runOperation(spine, operation, { raw, person, caller, now: spine.services.clock.now() });
}

export function sendPlainPage(
  request: FastifyRequest,
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
