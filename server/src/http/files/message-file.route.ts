import { messagePaths } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import { findMessageFile } from '../../modules/communication';
import { refuse } from '../../refuse';
import type { HttpContext } from '../route-plugin';
import { nothingHere, sendFile } from './send-file';

const WantedFile = z.strictObject({ circleId: Id, messageId: Id });

/** What a message brings, for those who may read its conversation now (CHAT-2). */
export function messageFileRoute(app: FastifyInstance, { spine }: HttpContext): void {
  app.get(messagePaths.file, async (request, reply) => {
    const { signedIn } = request;
    if (!signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
    const wanted = WantedFile.safeParse(request.query).data;
    if (!wanted) throw nothingHere();
    const { circleId, messageId } = wanted;
    const { db } = spine.database;
    const membership = await findMembership(db, circleId, signedIn.person.id);
    if (!membership || !can(membership.member, 'message:view')) throw nothingHere();
    const found = await findMessageFile(db, membership.member, messageId);
    if (!found) throw nothingHere();
    return sendFile(spine, request, reply, { ...found, circleId });
  });
}
