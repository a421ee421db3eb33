import { documentLimits, documentPaths } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../access/find-membership';
import { findSealedFile } from '../files/file-keys';
import type { SealedFile } from '../files/sealed-chunk';
import { findOwnUpload } from '../modules/documents';
import { Refusal, refuse } from '../refuse';
import { DocumentUploadStore } from './document-upload-store';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import type { HttpContext } from './route-plugin';

const WantedUpload = z.object({ circleId: Id, uploadId: Id });
/** Parts are small, and many files may come on a quick line. */
const partsForRequest = 5;

/**
 * Takes the parts of an upload that `documents.startUpload` announced (tus 1.0). Each part asks anew who its sender is and whether they
 * may upload still; a part is small, so that whoever lost the right does not go on (VAULT-1).
 */
export function documentUploadRoutes(app: FastifyInstance, context: HttpContext): void {
  const { spine, publicOrigin, requestsPerMinute } = context;
  const locker = new MemoryLocker();
  // The protocol's own server reads the body.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.route({
    method: ['HEAD', 'PATCH'],
    url: `${documentPaths.uploads}/:circleId/:uploadId`,
    config: {
      rateLimit: { max: requestsPerMinute * partsForRequest, timeWindow: 60_000, groupId: 'parts' },
    },
    async handler(request, reply) {
      refuseForeignOrigin(request, publicOrigin);
      const file = await findUpload(context, request);
      if (Number(request.headers['content-length'] ?? 0) > documentLimits.partBytes)
        throw refuse('PAYLOAD_TOO_LARGE', { message: 'This part of a file is too large.' });
      const server = new Server({
        ...{ path: documentPaths.uploads, locker, allowedOrigins: () => false },
        datastore: new DocumentUploadStore(spine.services.files, file),
        onResponseError: (_request, error) => answerTo(error),
      });
      await handOver(server, request, reply);
    },
  });
}

/** The same answer for what is no upload of this person and for who may not upload. */
async function findUpload({ spine }: HttpContext, request: FastifyRequest): Promise<SealedFile> {
  if (!request.signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
  const { clock, crypto } = spine.services;
  const { db } = spine.database;
  const personId = request.signedIn.person.id;
  const wanted = WantedUpload.safeParse(request.params).data;
  if (!wanted) throw noUpload();
  const { circleId, uploadId: id } = wanted;
  const membership = await findMembership(db, circleId, personId);
  if (!membership || !can(membership.member, 'document:upload')) throw noUpload();
  const upload = await findOwnUpload(db, { circleId, id, personId }, clock.now());
  if (!upload) throw noUpload();
  const file = await findSealedFile({ reader: db, crypto }, { circleId, fileId: id }, upload.sizeBytes);
  if (!file) throw noUpload();
  return file;
}

function noUpload() {
  return refuse('NOT_FOUND', { message: 'There is no such upload.' });
}

/** From here on the answer is the other server's; headers that hold for all answers go along. */
async function handOver(server: Server, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await server.handle(request.raw, reply.raw);
}

function answerTo(error: Error | { status_code: number; body: string }) {
  if (!(error instanceof Refusal)) return undefined;
  const { code, message, status } = error;
  return { status_code: status, body: JSON.stringify({ code, message }) };
}
