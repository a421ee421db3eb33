/** What kind of picture some bytes are, by what is in them; null when they are none that every browser shows. */
export function photoType(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return null;
}

const mostPixels = 4096 * 4096;

/** A chain of segments from the start of the image to a frame of a sensible size, and an end of the image. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false;
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 2) return false;
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return isSensible(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    if (marker < 0xffc0) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function isPng(bytes: Buffer): boolean {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(pngStart)) return false;
  if (
    bytes.toString('latin1', 12, 16) !== 'IHDR' ||
    bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND'
  )
    return false;
  return isSensible(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) + 8 > bytes.length + 1)
    return false;
  return ['VP8 ', 'VP8L', 'VP8X'].includes(bytes.toString('latin1', 12, 16));
}

function isSensible(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
