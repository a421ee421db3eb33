import type { BarePicture } from './bare-picture';

const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const drawn = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'];

/** A PNG without texts, times, Exif and further frames (PNG, third edition, sections 5 and 11). */
export function barePng(bytes: Buffer): BarePicture | null {
  if (!bytes.subarray(0, 8).equals(start)) return null;
  const chunks = [...chunksOf(bytes)];
  const [first] = chunks;
  if (first?.type !== 'IHDR' || first.part.length !== 12 + 13) return null;
  if (chunks.at(-1)?.type !== 'IEND' || chunks.at(-1)?.part.length !== 12) return null;
  if (!chunks.some(({ type }) => type === 'IDAT')) return null;
  if (chunks.some(({ type }) => isCritical(type) && !drawn.includes(type))) return null;
  if (chunks.filter(({ type }) => type === 'IHDR').length !== 1) return null;
  const kept = chunks.filter(({ type }) => drawn.includes(type)).map(({ part }) => part);
  return {
    bytes: Buffer.concat([start, ...kept]),
    width: first.part.readUInt32BE(8),
    height: first.part.readUInt32BE(12),
  };
}

/** Without a critical chunk that a reader does not know it may not show the picture. */
const isCritical = (type: string) => /^[^a-z]/.test(type);

/** Up to the end of the picture, or to where it is broken off. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; part: Buffer }> {
  for (let at = start.length; at + 12 <= bytes.length;) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return;
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, part: bytes.subarray(at, next) };
    if (type === 'IEND') return;
    at = next;
  }
}
