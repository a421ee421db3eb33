import { uploadLimits, wearableLimits, wearablePaths, type Action } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findMembership } from '../../access/find-membership';
import type { Reader } from '../../database/database';
import { findSealedFile } from '../../files/file-keys';
import type { SealedFile } from '../../files/sealed-chunk';
import { findOwnUpload } from '../../files/uploads/find-own-upload';
import type { UploadKind } from '../../files/uploads/upload-kind';
import { uploadsOfMessages } from '../../modules/communication';
import { uploadsOfDocuments } from '../../modules/documents';
import { findOwnImport } from '../../modules/wearables';
import { Refusal, refuse } from '../../refuse';
import { refuseForeignOrigin } from '../protection/refuse-foreign-origin';
import type { HttpContext } from '../route-plugin';
import { UploadStore } from './upload-store';

const WantedUpload = z.object({ circleId: Id, uploadId: Id });
/** Parts are small, and many files may come on a quick line. */
const partsForRequest = 5;

/** A kind of file that an operation announces, and whose parts come here. */
interface Announced {
  action: Action;
  path: string;
  /** The largest part. */
  partBytes: number;
  find(
    reader: Reader,
    of: { circleId: string; id: string; personId: string },
    now: Date,
  ): Promise<{ sizeBytes: number } | null>;
}

const ofRecord = ({ action, path, table }: UploadKind): Announced => ({
  ...{ action, path, partBytes: uploadLimits.partBytes },
  find: (reader, of, now) => findOwnUpload(reader, table, of, now),
});

const kinds: readonly Announced[] = [
  ofRecord(uploadsOfDocuments),
  ofRecord(uploadsOfMessages),
  {
    ...{ action: 'health:edit', path: wearablePaths.imports, find: findOwnImport },
    partBytes: wearableLimits.partBytes,
  },
];

/**
 * Takes the parts of an upload that a command announced (tus 1.0). Each part asks anew who its sender is and whether they
 * may upload still; a part is small, so that whoever lost the right does not go on (VAULT-1, WEAR-1).
 */
export function uploadRoutes(app: FastifyInstance, context: HttpContext): void {
  // The protocol's own server reads the body.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  for (const kind of kinds) addRoute(app, context, kind);
}

function addRoute(app: FastifyInstance, context: HttpContext, kind: Announced): void {
  const { spine, publicOrigin, requestsPerMinute } = context;
  const locker = new MemoryLocker();
  app.route({
    method: ['HEAD', 'PATCH'],
    url: `${kind.path}/:circleId/:uploadId`,
    config: {
      rateLimit: { max: requestsPerMinute * partsForRequest, timeWindow: 60_000, groupId: 'parts' },
    },
    async handler(request, reply) {
      refuseForeignOrigin(request, publicOrigin);
      const file = await findUpload(context, kind, request);
      if (Number(request.headers['content-length'] ?? 0) > kind.partBytes)
        throw refuse('PAYLOAD_TOO_LARGE', { message: 'This part of a file is too large.' });
      const server = new Server({
        ...{ path: kind.path, locker, allowedOrigins: () => false },
        datastore: new UploadStore(spine.services.files, file),
        onResponseError: (_request, error) => answerTo(error),
      });
      await handOver(server, request, reply);
    },
  });
}

/** The same answer for what is no upload of this person and for who may not upload. */
async function findUpload(
  { spine }: HttpContext,
  { action, find }: Announced,
  request: FastifyRequest,
): Promise<SealedFile> {
  if (!request.signedIn) throw refuse('NOT_SIGNED_IN', { message: 'Please sign in.' });
  const { clock, crypto } = spine.services;
  const { db } = spine.database;
  const personId = request.signedIn.person.id;
  const wanted = WantedUpload.safeParse(request.params).data;
  if (!wanted) throw noUpload();
  const { circleId, uploadId: id } = wanted;
  const membership = await findMembership(db, circleId, personId);
  if (!membership || !can(membership.member, action)) throw noUpload();
  const upload = await find(db, { circleId, id, personId }, clock.now());
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
