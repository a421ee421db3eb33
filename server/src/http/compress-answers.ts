import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Answers are made for one request each: quick rather than smallest. */
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/** Below this many characters the packet is the same. */
const worthwhile = 1_000;

/** Sends pages and answers compressed as the browser takes it; files have their compressed forms beside them. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    void reply.header('vary', 'accept-encoding').removeHeader('content-length');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) {
      void reply.header('content-encoding', 'br');
      return brotli(payload, quick);
    }
    if (!/\bgzip\b/.test(accepted)) return payload;
    void reply.header('content-encoding', 'gzip');
    return deflate(payload);
  });
}
