import { languages, type Language } from '@carecircle/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'language';
const yearSeconds = 31_536_000;

/**
 * Language of the pages before sign-in: what the address asks for, which is kept, else what was chosen before, else the first one
 * of the browser's that we speak.
 */
export function signedOutLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  // An address that cannot be read has no query at all.
  const asked = spoken((request.query as { language?: unknown } | null)?.language);
  if (asked)
    void reply.header('set-cookie', `${cookieName}=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
  return asked ?? spoken(chosen(request)) ?? preferred(request) ?? 'en';
}

function chosen({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(headers.cookie ?? '')?.[1];
}

function preferred({ headers }: FastifyRequest): Language | undefined {
  const tags = (headers['accept-language'] ?? '').split(',');
  return tags.map((tag) => spoken(tag.trim().slice(0, 2).toLowerCase())).find(Boolean);
}

function spoken(language: unknown): Language | undefined {
  return languages.find((known) => known === language);
}
