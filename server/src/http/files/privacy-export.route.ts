import { exportPath } from '@carecircle/contracts';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../records/circle-days';
import { openExport } from '../../modules/privacy';
import { refuse } from '../../refuse';
import { callerOf } from '../caller';
import { closedPolicy } from '../protection/content-security-policy';
import type { HttpContext } from '../route-plugin';

const exportsPerMinute = 3;

/** All that the signed-in person may take along, as one zip file that is written while it is sent (PRIV-3). */
export function privacyExportRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(exportsPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'exports',
  };
  app.get(exportPath, { config: { rateLimit } }, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const { person } = signedIn;
    const now = spine.services.clock.now();
    const archive = await openExport(spine, person, { person, now, caller: callerOf(request, reply) });
    archive.on('error', (error) => {
      spine.services.log.warn({ err: error }, 'an export ended early');
      request.raw.socket.destroy();
    });
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', `${closedPolicy}; sandbox`)
      .header('content-disposition', `attachment; filename="carecircle-${dayIn('UTC', now)}.zip"`)
      .type('application/zip')
      .send(archive);
  });
}
