import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireOperator } from '../../modules/releases';
import { refuse } from '../../refuse';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { isDevOrigin, overrideRight } from './may-override';
import { overrideCookie, readOverrides } from './override-cookie';

interface Query {
  remote?: string;
  from?: string;
}

const remoteName = /^[a-z][a-z0-9-]{0,63}$/;
const version = /^\d[\w.+-]{0,63}$/;

/**
 * `/override?remote=mfe-finance&from=http://localhost:5173` has this one browser take a remote from a dev server, or with a version in
 * `from` from that release; without `from` it ends (MFE-9). For others than operators there is no such address elsewhere than on the
 * server's own machine, and dev servers are nowhere else.
 */
export function overrideRoutes(app: FastifyInstance, { spine, publicOrigin }: HttpContext): void {
  app.get<{ Querystring: Query }>('/override', async (request, reply) => {
    const isAllowed = overrideRight(request, false) === 'anything';
    if (!isAllowed) await requireOwnOperator(request);
    const { remote = '', from = '' } = request.query;
    const isKnown = from === '' || version.test(from) || (isAllowed && isDevOrigin(from));
    if (!remoteName.test(remote) || !isKnown)
      throw refuse('INVALID_INPUT', {
        message: 'Give a remote, and a version or a dev server on this machine.',
      });
    const overrides = new Map(readOverrides(request.headers.cookie));
    overrides.delete(remote);
    if (from !== '') overrides.set(remote, from);
    return reply
      .header('set-cookie', overrideCookie(overrides, { isSecure: publicOrigin?.startsWith('https:') }))
      .header('cache-control', 'no-store')
      .redirect('/dashboard', 303);
  });

  /** Only who presses a link of ours: on another site it could point an operator at a version that was taken back. */
  async function requireOwnOperator(request: FastifyRequest): Promise<void> {
    if (!request.signedIn) throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    await requireOperator(spine.database.db, spine.services.operators, request.signedIn.person);
    refuseForeignOrigin(request, publicOrigin);
  }
}
