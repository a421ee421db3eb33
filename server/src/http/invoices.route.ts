import { invoicesPath } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../access/find-membership';
import { readInvoicesFile } from '../modules/billing';
import { refuse } from '../refuse';
import type { InputOf } from '../spine/contract-types';
import { parseInput } from '../spine/parse-input';
import { closedPolicy } from './protection/content-security-policy';
import type { HttpContext } from './route-plugin';

const filesPerMinute = 20;
const contract = apiContract.billing.listInvoices;

/** Invoices of a circle as a PDF file, asked for as `billing.listInvoices` is (SET-6). */
export function invoicesRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(filesPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'invoice-files',
  };
  app.get(invoicesPath, { config: { rateLimit } }, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const { circleId } = parseInput(contract, request.query) as InputOf<typeof contract>;
    const { db } = spine.database;
    const place = await findMembership(db, circleId, signedIn.person.id);
    if (place?.member.status !== 'active') throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const bytes = await readInvoicesFile(db, place.member, place.circle.name);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', `${closedPolicy}; sandbox`)
      .header('content-disposition', 'attachment; filename="invoices.pdf"')
      .type('application/pdf')
      .send(Buffer.from(bytes));
  });
}
