import { crc32, deflateSync } from 'node:zlib';

/** A picture says that its sides are so long, and holds `more` parts that do not show. */
interface Making {
  width?: number;
  height?: number;
  more?: Buffer[];
}

const ascii = (text: string) => Buffer.from(text, 'latin1');
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const uint32 = (value: number) => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)]);
const bytesOf = (data: Buffer | string) => (typeof data === 'string' ? ascii(data) : data);
const reversed = (bytes: Buffer) => Buffer.from(bytes).reverse();

/** Part of a JPEG. */
export const segment = (marker: number, data: Buffer | string) =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), bytesOf(data)]);

/** A JPEG of one component. */
export function jpeg({ width = 1, height = 1, more = [] }: Making = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
    ...more,
    segment(
      0xc0,
      Buffer.concat([Buffer.from([8]), uint16(height), uint16(width), Buffer.from([1, 1, 17, 0])]),
    ),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0xd2, 0xff, 0x00, 0xff, 0xd0, 0xcf, 0x20, 0xff, 0xd9]),
  ]);
}

/** Part of a PNG. */
export function chunk(type: string, data: Buffer | string): Buffer {
  const named = Buffer.concat([ascii(type), bytesOf(data)]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** A PNG with one byte of grey for each point of its first line. */
export function png({ width = 1, height = 1, more = [] }: Making = {}): Buffer {
  return Buffer.concat([
    ascii('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', ''),
  ]);
}

/** Part of a WebP. */
export const riffChunk = (type: string, data: Buffer | string) =>
  Buffer.concat([ascii(type), reversed(uint32(data.length)), bytesOf(data), Buffer.alloc(data.length % 2)]);
const riff = (...parts: Buffer[]) => riffChunk('RIFF', Buffer.concat([ascii('WEBP'), ...parts]));

function lossless({ width = 1, height = 1 }: Making): Buffer {
  const sides = reversed(uint32((width - 1) | ((height - 1) << 14)));
  return riffChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), sides, Buffer.alloc(9)]));
}

function lossy({ width = 1, height = 1 }: Making): Buffer {
  const sides = Buffer.concat([reversed(uint16(width)), reversed(uint16(height))]);
  return riffChunk('VP8 ', Buffer.concat([Buffer.from('3001009d012a', 'hex'), sides, Buffer.alloc(8)]));
}

/** A WebP of each kind; only an extended one may say of more that is in it. */
export const webp = {
  lossy: (making: Making = {}) => riff(lossy(making), ...(making.more ?? [])),
  lossless: (making: Making = {}) => riff(lossless(making), ...(making.more ?? [])),
  extended: ({ flags = 0, image = {}, ...making }: Making & { flags?: number; image?: Making } = {}) => {
    const { width = 1, height = 1, more = [] } = making;
    const sides = [width, height].map((side) => reversed(uint32(side - 1)).subarray(0, 3));
    const canvas = riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), ...sides]));
    return riff(canvas, lossy({ width, height, ...image }), ...more);
  },
};
