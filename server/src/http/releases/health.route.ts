import { releasePaths } from '@carecircle/contracts';
import { HealthReport } from '@carecircle/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { HealthTally } from '../../modules/releases';
import { refuse } from '../../refuse';
import { requireShallow } from '../protection/json-depth';
import { networkAddress } from '../protection/network-address';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';

const reportsPerMinute = 60;
const reportBytes = 16 * 1024;

/**
 * `POST /api/releases/health`: what a browser saw of releases (REL-4). Who sends it is asked only to bound how much one person can say;
 * what is kept are counts without anybody's name.
 */
export function healthReportRoute(
  app: FastifyInstance,
  { publicOrigin, requestsPerMinute, spine }: HttpContext,
  tally: HealthTally,
): void {
  const rateLimit = {
    max: Math.min(reportsPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'release health',
    keyGenerator: ({ signedIn, ip }: { signedIn: { person: { id: string } } | null; ip: string }) =>
      signedIn?.person.id ?? networkAddress(ip),
  };
  app.post(releasePaths.health, { bodyLimit: reportBytes, config: { rateLimit } }, async (request, reply) => {
    refuseForeignOrigin(request, publicOrigin);
    if (!request.signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    requireShallow(request.body ?? {});
    const report = HealthReport.safeParse(request.body);
    if (!report.success) throw refuse('INVALID_INPUT', { message: 'This is no report.' });
    await tally.note(request.signedIn.person.id, report.data.signals, spine.services.clock.now());
    return reply.code(204).send();
  });
}
