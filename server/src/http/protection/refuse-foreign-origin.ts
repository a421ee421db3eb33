import type { FastifyRequest } from 'fastify';
import { refuse } from '../../refuse';

/**
 * Refuses a call that another site's page sends with this person's cookie, be it only a read. Browsers name the page's
 * origin, or how it stands to ours, on every such request; programs without a browser name none.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign();
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const isOwn = publicOrigin ? origin === publicOrigin : hostOf(origin) === host;
  if (!isOwn) throw foreign();
}

function foreign() {
  return refuse('FOREIGN_ORIGIN', { message: 'Calls are taken from this site only.' });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
