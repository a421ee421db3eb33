/** Bytes of a file, the one at `to` not included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part of a file that a `range` header asks for: null for the whole, which is also the answer to what is no single range of bytes;
 * `beyond` where the file has ended before (RFC 9110, 14.1.2).
 */
export function byteRange(header: string | undefined, sizeBytes: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'beyond' : { from: Math.max(0, sizeBytes - Number(last)), to: sizeBytes };
  const from = Number(first);
  const to = last === '' ? sizeBytes : Math.min(sizeBytes, Number(last) + 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= sizeBytes ? 'beyond' : { from, to };
}
