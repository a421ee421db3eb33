import type { BarePicture } from './bare-picture';

interface Chunk {
  type: string;
  data: Buffer;
}
type Size = Omit<BarePicture, 'bytes'>;

const drawn = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];
const isMoving = 0x02;
/** Of the flags of an extended file those that say of a colour profile and of transparency. */
const drawnFlags = 0x30;

/** A WebP without Exif, XMP and unknown parts (RFC 9649); one that moves is none of ours. */
export function bareWebp(bytes: Buffer): BarePicture | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const chunks = [...chunksOf(bytes)];
  const images = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [image] = images;
  const size = image && sizeOf(image);
  const [first] = chunks;
  if (!first || !size || images.length !== 1) return null;
  if (first.type !== 'VP8X') return first === image ? { ...size, bytes: webpOf([image]) } : null;
  const canvas = canvasOf(first);
  if (canvas?.width !== size.width || canvas.height !== size.height) return null;
  return { ...size, bytes: webpOf(chunks.filter(({ type }) => drawn.includes(type)).map(withDrawnFlags)) };
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = bytes.length < 12 ? 0 : Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const next = at + 8 + bytes.readUInt32LE(at + 4);
    if (next > end) return;
    yield { type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, next) };
    at = next + (next % 2);
  }
}

/** What the image itself says, lossy (RFC 6386, 9.1) or lossless (RFC 9649, 3.4). */
function sizeOf({ type, data }: Chunk): Size | null {
  if (type === 'VP8L') {
    if (data.length < 5 || data.readUInt8(0) !== 0x2f) return null;
    const sides = data.readUInt32LE(1);
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = data.length >= 10 && (data.readUInt8(0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  return isKeyFrame ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff } : null;
}

function canvasOf({ data }: Chunk): Size | null {
  if (data.length !== 10 || data.readUInt8(0) & isMoving) return null;
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function withDrawnFlags({ type, data }: Chunk): Chunk {
  if (type !== 'VP8X') return { type, data };
  const flags = Buffer.from([data.readUInt8(0) & drawnFlags]);
  return { type, data: Buffer.concat([flags, data.subarray(1)]) };
}

function webpOf(chunks: Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) =>
    Buffer.concat([header(type, data.length), data, Buffer.alloc(data.length % 2)]),
  );
  const content = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  return Buffer.concat([header('RIFF', content.length), content]);
}

function header(type: string, length: number): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  bytes.writeUInt32LE(length, 4);
  return bytes;
}
