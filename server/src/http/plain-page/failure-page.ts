import { randomBytes } from 'node:crypto';
import type { Language } from '@carecircle/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../refuse';
import { escapeAttribute as text } from '../page/escape-html';
import { failureKind, failureWords } from './failure-words';
import { plainPagePolicy, renderPlainPage } from './render-plain-page';

/** Addresses of programs and files, where a refusal is read by programs, whoever asks. */
const noPages = /^\/+(?:api|assets|icons|releases|feeds|health|ready)(?:[/?]|$)/;

/** Whether somebody is looking at a page, who must not be shown what is meant for programs. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !noPages.test(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

/** A refusal as a page, in the reader's language, with the ways that lead on. */
export function sendFailurePage(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  const words = failureWords[language];
  const kind = failureKind(refusal.code);
  const nonce = randomBytes(16).toString('base64');
  const retry = kind === 'missing' ? '' : `<a href="">${text(words.retry)}</a>`;
  const body = `<h1>${text(words[kind])}</h1>
      <p>${text(words[`${kind}Text`])}</p>
      <p class="ways">${retry}<a href="/">${text(words.home)}</a></p>`;
  return reply
    .header('content-security-policy', plainPagePolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(renderPlainPage({ language, nonce }, words[kind], body));
}
