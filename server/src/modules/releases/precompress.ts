import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compress = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };
const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const worthwhile = /\.(?:js|css|json|svg|html|webmanifest|txt)$/;
/** More than any file of ours: what claims to hold more is damaged. */
const largestFile = 64 * 1024 * 1024;

/** What a stored form adds to the name of its file; nothing for the file as it is. */
export type Ending = '' | '.br' | '.gz';
export const endings: readonly Ending[] = ['', '.br', '.gz'];

/** A file beside its compressed forms. */
export type StoredForms = ReadonlyMap<Ending, Buffer>;

/** The forms in which a file is stored. Small and already packed ones stay as they are. */
export function formsOf(name: string, bytes: Buffer): readonly Ending[] {
  return worthwhile.test(name) && !isForRegistry(name) && bytes.length >= 256 ? endings : [''];
}

/** No browser asks for what a build says of itself to the registry. */
const isForRegistry = (name: string) => /(?:^|\/)contracts\.json$/.test(name);

/** Compresses once, as hard as possible, so that no request pays for it. */
export async function precompress(name: string, bytes: Buffer): Promise<StoredForms> {
  const forms = new Map<Ending, Buffer>([['', bytes]]);
  if (formsOf(name, bytes).length === 1) return forms;
  const fitting = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  forms.set('.br', await compress['.br'](bytes, { params: fitting }));
  forms.set('.gz', await compress['.gz'](bytes, { level: 9 }));
  return forms;
}

/** The smallest window that holds the whole file: the usual one takes 32 MB and their time for each of many small files. */
function windowFor(size: number): number {
  const bits = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The file that a stored form holds; rejects when it is damaged. */
export async function unpack(ending: Ending, form: Buffer): Promise<Buffer> {
  return ending === '' ? form : decompress[ending](form, { maxOutputLength: largestFile });
}
