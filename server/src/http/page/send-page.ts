import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Pages are made for one request each: quick rather than smallest. */
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Sends a page compressed as the browser takes it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(html, quick));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await deflate(html));
  return reply.send(html);
}
