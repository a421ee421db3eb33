import { wantedPath } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import {
  finishGoogle,
  openAttempt,
  readAttemptCookie,
  sealAttempt,
  writeAttemptCookie,
  type GoogleOutcome,
} from '../modules/account';
import { callerOf } from './caller';
import type { HttpContext } from './route-plugin';

const path = '/api/account/google';

/** The way to Google and back: plain links, so that no page needs to know Google's address (AUTH-2). */
export function googleSignInRoute(app: FastifyInstance, { spine }: HttpContext): void {
  const { google, crypto, clock, log } = spine.services;

  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const { terms } = request.query;
    const from = typeof terms === 'string' ? '/signup' : '/login';
    reply.header('cache-control', 'no-store');
    if (!google.isConfigured) return reply.redirect(`${from}?google=unconfigured`, 303);
    const begun = await google.begin().catch((error: unknown) => {
      log.warn({ err: error }, 'Google is out of reach');
      return null;
    });
    if (!begun) return reply.redirect(`${from}?google=unreachable`, 303);
    const attempt = {
      ...begun.secrets,
      to: wantedPath(new URL(request.url, 'http://own').search),
      terms: typeof terms === 'string' ? terms.slice(0, 20) : null,
      personId: null,
    };
    const { isEncrypted } = callerOf(request, reply);
    return reply
      .header('set-cookie', writeAttemptCookie(sealAttempt(crypto, attempt, clock.now()), isEncrypted))
      .redirect(begun.url, 303);
  });

  app.get<{ Querystring: Record<string, unknown> }>(`${path}/callback`, async (request, reply) => {
    const caller = callerOf(request, reply);
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', writeAttemptCookie('', caller.isEncrypted, 0));
    const attempt = openAttempt(crypto, readAttemptCookie(request.headers.cookie) ?? '', clock.now());
    const query = new URLSearchParams(
      Object.entries(request.query).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const isOurs =
      attempt !== null &&
      query.get('state') === attempt.state &&
      (attempt.personId === null || attempt.personId === request.signedIn?.person.id);
    const outcome: GoogleOutcome = isOurs
      ? await finishGoogle(spine, { query, attempt, caller })
      : { kind: 'failed' };
    return reply.redirect(placeAfter(outcome, attempt), 303);
  });
}

function placeAfter(outcome: GoogleOutcome, attempt: ReturnType<typeof openAttempt>): string {
  if (outcome.kind === 'in') return outcome.isNew ? '/onboarding' : (attempt?.to ?? '/dashboard');
  if (attempt?.personId) return `/more/account?google=${outcome.kind}`;
  const wanted = attempt?.to ? `&to=${encodeURIComponent(attempt.to)}` : '';
  // In the fragment, which no server and no log sees.
  if (outcome.kind === 'code') return `/login?google=code${wanted}#${outcome.ticket}`;
  return `${outcome.kind === 'unknown' ? '/signup' : '/login'}?google=${outcome.kind}${wanted}`;
}
