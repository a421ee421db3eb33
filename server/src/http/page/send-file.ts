import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refuse';

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
  cacheControl: string,
): Promise<FastifyReply> {
  const contentType = contentTypes[path.extname(file)];
  const form =
    contentType === undefined ? null : await smallestForm(file, request.headers['accept-encoding'] ?? '');
  if (!form) throw refuse('NOT_FOUND', { message: 'There is no such file.' });
  void reply
    .header('content-type', contentType)
    .header('content-length', form.size)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding');
  if (cacheControl === immutable && parts.includes(path.extname(file))) shorten(reply);
  if (form.encoding) void reply.header('content-encoding', form.encoding);
  return reply.send(createReadStream(form.path));
}

// They are many and small, and the log does not tell one that asks for them from another.
function shorten(reply: FastifyReply): void {
  void reply.removeHeader('content-security-policy').removeHeader('x-request-id');
}

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

async function smallestForm(file: string, accepted: string) {
  const forms = [
    { path: `${file}.br`, encoding: 'br' },
    { path: `${file}.gz`, encoding: 'gzip' },
    { path: file, encoding: null },
  ];
  for (const form of forms) {
    if (form.encoding && !new RegExp(`\\b${form.encoding}\\b`).test(accepted)) continue;
    const found = await stat(form.path).catch(() => null);
    if (found?.isFile()) return { ...form, size: found.size };
  }
  return null;
}
