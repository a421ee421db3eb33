import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const worthwhile = /\.(?:js|css|json|svg|html|webmanifest|txt)$/;

/** A file beside its compressed forms, by the ending that each is stored under: `''`, `.br`, `.gz`. */
export type StoredForms = ReadonlyMap<'' | '.br' | '.gz', Buffer>;

/** Compresses once, as hard as possible, so that no request pays for it. Small and already packed files stay as they are. */
export async function precompress(name: string, bytes: Buffer): Promise<StoredForms> {
  const forms = new Map<'' | '.br' | '.gz', Buffer>([['', bytes]]);
  if (!worthwhile.test(name) || bytes.length < 256) return forms;
  const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  forms.set('.br', await brotli(bytes, quality));
  forms.set('.gz', await deflate(bytes, { level: 9 }));
  return forms;
}
