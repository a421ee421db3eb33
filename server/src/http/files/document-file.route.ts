import { documentPaths, documentTypes } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { auditFact } from '../../audit/audit-fact';
import { findFile } from '../../modules/documents';
import { refuse } from '../../refuse';
import { callerOf } from '../caller';
import type { HttpContext } from '../route-plugin';
import { nothingHere, sendFile } from './send-file';

const WantedFile = z.strictObject({
  circleId: Id,
  documentId: Id,
  version: z.coerce.number().int().positive().max(1_000_000),
});

/** The file of a document's version for those who may see the vault: whole, or a part of it (RFC 9110, 14). */
export function documentFileRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.get(documentPaths.file, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const wanted = WantedFile.safeParse(request.query).data;
    if (!wanted) throw nothingHere();
    const { db } = spine.database;
    const membership = await findMembership(db, wanted.circleId, signedIn.person.id);
    if (!membership || !can(membership.member, 'document:view')) throw nothingHere();
    const found = await findFile(db, wanted);
    if (!found) throw nothingHere();
    await spine.readLog.note(
      auditFact({
        ...{
          circleId: wanted.circleId,
          userId: signedIn.person.id,
          action: 'VIEW_DOCUMENT',
          name: found.name,
        },
        ...{ operation: 'documents/file', caller: callerOf(request, reply), now: spine.services.clock.now() },
      }),
    );
    return sendFile(spine, request, reply, {
      ...found,
      circleId: wanted.circleId,
      ending: documentTypes[found.contentType],
    });
  });
}
