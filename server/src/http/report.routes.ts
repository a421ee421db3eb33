import { reportPaths } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../access/find-membership';
import { readReportFile } from '../modules/reports';
import { refuse } from '../refuse';
import type { InputOf } from '../spine/contract-types';
import { parseInput } from '../spine/parse-input';
import { closedPolicy } from './protection/content-security-policy';
import type { HttpContext } from './route-plugin';

const filesPerMinute = 20;
const contract = apiContract.reports.getDetailedReport;

/** A report as a PDF or CSV file, asked for as `reports.getDetailedReport` is (REP-2). */
export function reportRoutes(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(filesPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'report-files',
  };
  for (const kind of ['pdf', 'csv'] as const)
    app.get(reportPaths[kind], { config: { rateLimit } }, async (request, reply) => {
      const { signedIn } = request;
      if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
      const input = parseInput(contract, request.query) as InputOf<typeof contract>;
      const { db } = spine.database;
      const place = await findMembership(db, input.circleId, signedIn.person.id);
      if (place?.member.status !== 'active') throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
      const now = spine.services.clock.now();
      const file = await readReportFile(db, place.member, { ...input, kind, now });
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', `${closedPolicy}; sandbox`)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .type(file.contentType)
        .send(typeof file.bytes === 'string' ? file.bytes : Buffer.from(file.bytes));
    });
}
