import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refuse';
import { findFile, type FindFile } from './stored-files';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  // A worker, which is a document of its own: it keeps the closed policy.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};

/** Parts of a page, which is never opened by itself: no policy would apply to them. */
const parts = ['.js', '.css', '.woff2'];

/**
 * Sends a stored file in the smallest form that the browser takes and that was made ahead. Kinds of files that we never
 * store are not sent (NOT_FOUND).
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { cacheControl, find = findFile }: { cacheControl: string; find?: FindFile },
): Promise<FastifyReply> {
  const contentType = contentTypes[path.extname(file)];
  const found = contentType === undefined ? null : await find(file, request.headers['accept-encoding'] ?? '');
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such file.' });
  void reply
    .header('content-type', contentType)
    .header('content-length', found.size)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding');
  if (cacheControl === immutable && parts.includes(path.extname(file))) shorten(reply);
  if (found.encoding) void reply.header('content-encoding', found.encoding);
  return reply.send(found.bytes ?? createReadStream(found.path));
}

// They are many and small, and the log does not tell one that asks for them from another.
function shorten(reply: FastifyReply): void {
  void reply.removeHeader('content-security-policy').removeHeader('x-request-id');
}

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
