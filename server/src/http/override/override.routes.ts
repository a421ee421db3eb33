import type { FastifyInstance } from 'fastify';
import { refuse } from '../../refuse';
import { isDevOrigin, mayOverride } from './may-override';
import { overrideCookie, readOverrides } from './override-cookie';

interface Query {
  remote?: string;
  from?: string;
}

const remoteName = /^[a-z][a-z0-9-]{0,63}$/;
const version = /^\d[\w.+-]{0,63}$/;

/**
 * `/override?remote=mfe-finance&from=http://localhost:5173` has this one browser take a remote from a dev server, or with a version in
 * `from` from that release; without `from` it ends (MFE-9). Elsewhere than on the server's own machine there is no such address.
 */
export function overrideRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Query }>('/override', (request, reply) => {
    if (!mayOverride(request)) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const { remote = '', from = '' } = request.query;
    const isKnown = from === '' || isDevOrigin(from) || version.test(from);
    if (!remoteName.test(remote) || !isKnown)
      throw refuse('INVALID_INPUT', {
        message: 'Give a remote, and a dev server on this machine or a version.',
      });
    const overrides = new Map(readOverrides(request.headers.cookie));
    overrides.delete(remote);
    if (from !== '') overrides.set(remote, from);
    return reply
      .header('set-cookie', overrideCookie(overrides))
      .header('cache-control', 'no-store')
      .redirect('/dashboard', 303);
  });
}
