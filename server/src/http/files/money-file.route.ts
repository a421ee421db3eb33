import { Readable } from 'node:stream';
import { financeFilePath } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../../access/find-membership';
import { readMoneyFile } from '../../modules/finance';
import { refuse } from '../../refuse';
import type { InputOf } from '../../spine/contract-types';
import { parseInput } from '../../spine/parse-input';
import type { HttpContext } from '../route-plugin';

const filesPerMinute = 20;
const contract = apiContract.finance.listTransactions;

/** Payments and expenses as a CSV file, asked for as `finance.listTransactions` is: all, or those of a month (FIN-1). */
export function moneyFileRoute(app: FastifyInstance, { spine, requestsPerMinute }: HttpContext): void {
  const rateLimit = {
    max: Math.min(filesPerMinute, requestsPerMinute),
    timeWindow: 60_000,
    groupId: 'money-files',
  };
  app.get(financeFilePath, { config: { rateLimit } }, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const { circleId, month } = parseInput(contract, request.query) as InputOf<typeof contract>;
    const { db } = spine.database;
    const place = await findMembership(db, circleId, signedIn.person.id);
    if (place?.member.status !== 'active') throw refuse('NOT_FOUND', { message: 'Nothing is here.' });
    const parts = readMoneyFile(db, place.member, { circle: place.circle, month });
    // A refusal is an answer of its own, so the first part is awaited before anything is sent.
    const first = await parts.next();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="payments-${month ?? 'all'}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(beginWith(first.value ?? '', parts)));
  });
}

async function* beginWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
