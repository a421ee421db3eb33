import type { BarePicture } from './bare-picture';

const end = 0xd9;
const scan = 0xda;
/** Baseline, extended and progressive: the frames that every browser shows. */
const frames = [0xc0, 0xc1, 0xc2];
const tables = [0xc4, 0xdb, 0xdd];

/** Segments of applications that say how colours are meant, by the name each begins with. */
const colours: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
/** A longer one holds a small picture of its own, perhaps of what was cut away. */
const plainJfifBytes = 18;

/**
 * A JPEG without Exif, XMP, IPTC and comments (ISO/IEC 10918-1, annex B). The way up that a camera notes goes too: our screens
 * draw a photo upright before they send it.
 */
export function bareJpeg(bytes: Buffer): BarePicture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const segments = [...segmentsOf(bytes)];
  const frame = segments.filter(({ marker }) => frames.includes(marker));
  const [{ part = Buffer.alloc(0) } = {}] = frame;
  if (frame.length !== 1 || part.length < 9) return null;
  if (segments.at(-1)?.marker !== end || !segments.some(({ marker }) => marker === scan)) return null;
  if (!segments.every((segment) => draws(segment) || isTold(segment))) return null;
  const kept = segments.filter((segment) => draws(segment)).map((segment) => segment.part);
  return {
    bytes: Buffer.concat([bytes.subarray(0, 2), ...kept]),
    width: part.readUInt16BE(7),
    height: part.readUInt16BE(5),
  };
}

interface Segment {
  marker: number;
  part: Buffer;
}

function draws({ marker, part }: Segment): boolean {
  if ([end, scan, ...frames, ...tables].includes(marker)) return true;
  const name = colours[marker];
  if (!name || part.toString('latin1', 4, 4 + name.length) !== name) return false;
  return marker !== 0xe0 || part.length === plainJfifBytes;
}

/** What applications tell, and comments. */
function isTold({ marker }: Segment): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/** The segments after the start, a scan with the picture's data, up to the end or to where it is broken off. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff || marker < 0xc0) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const next = marker === end ? at + 2 : endOfSegment(bytes, at, marker);
    if (next === null || next > bytes.length) return;
    yield { marker, part: bytes.subarray(at, next) };
    if (marker === end) return;
    at = next;
  }
}

function endOfSegment(bytes: Buffer, at: number, marker: number): number | null {
  const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
  if (length < 2) return null;
  return marker === scan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
}

/** Where the next marker stands; in a scan's data an FF is followed by 00, or is a mark to restart at. */
function endOfScan(bytes: Buffer, from: number): number | null {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return null;
}
