import { ownBackupPath } from '@carecircle/contracts';
import { Day } from '@carecircle/contracts/schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBackup } from '../../modules/copies';
import { refuse } from '../../refuse';
import { closedPolicy } from '../protection/content-security-policy';
import type { HttpContext } from '../route-plugin';
import { nothingHere } from './send-file';

const backupsPerMinute = 10;
const Query = z.strictObject({ night: Day });

/** The backup of one of the signed-in person's nights, as the zip file that it was (SET-4). */
export function ownBackupRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(backupsPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'own-backups',
  };
  app.get(ownBackupPath, { config: { rateLimit } }, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const query = Query.safeParse(request.query);
    if (!query.success) throw nothingHere();
    const { night } = query.data;
    const wanted = { personId: signedIn.person.id, night };
    const archive = await readBackup(spine.database.db, spine.services, wanted);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', `${closedPolicy}; sandbox`)
      .header('content-disposition', `attachment; filename="carecircle-${night}.zip"`)
      .type('application/zip')
      .send(archive);
  });
}
