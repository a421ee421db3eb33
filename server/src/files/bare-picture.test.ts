import { describe, expect, it } from 'vitest';
import { chunk, jpeg, png, riffChunk, segment, webp } from '../testing/test-picture';
import { barePicture } from './bare-picture';

const bytesOf = (picture: Buffer) => barePicture(picture)?.bytes;
const page = '<html><script>alert(1)</script></html>';
const place = 'Exif\0\0MM\0*GPS 41.88 N 87.63 W';

const plain: [string, string, Buffer][] = [
  ['JPEG', 'image/jpeg', jpeg({ width: 30, height: 20 })],
  ['PNG', 'image/png', png({ width: 30, height: 20 })],
  ['lossy WebP', 'image/webp', webp.lossy({ width: 30, height: 20 })],
  ['lossless WebP', 'image/webp', webp.lossless({ width: 30, height: 20 })],
  ['extended WebP', 'image/webp', webp.extended({ width: 30, height: 20 })],
];

describe.each(plain)('REC-1 a plain %s', (_name, contentType, bytes) => {
  it('stays byte for byte as it is, and its sides are known', () => {
    expect(barePicture(bytes)).toEqual({ bytes, contentType, width: 30, height: 20 });
  });

  it.each([
    ['a page', page],
    ['an archive', 'PK\x03\x04 and so on'],
  ])('ends where the picture ends: %s after it is cut away', (_what, tail) => {
    expect(bytesOf(Buffer.concat([bytes, Buffer.from(tail, 'latin1')]))).toEqual(bytes);
  });

  it('ALL-3 is none when it is cut off, wherever that is', () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(barePicture(bytes.subarray(0, length)), `${length} bytes`).toBeNull();
  });

  it('ALL-3 with any one byte changed is read or refused, and never a fault of ours', () => {
    for (let at = 0; at < bytes.length; at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        expect(barePicture(changed)?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length);
      }
  });
});

it.each<[string, Buffer, Buffer]>([
  ['a JPEG in Exif', jpeg({ more: [segment(0xe1, place)] }), jpeg()],
  ['a JPEG in XMP', jpeg({ more: [segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${page}`)] }), jpeg()],
  ['a JPEG in IPTC', jpeg({ more: [segment(0xed, `Photoshop 3.0\0${place}`)] }), jpeg()],
  ['a JPEG in a comment', jpeg({ more: [segment(0xfe, page)] }), jpeg()],
  ['a JPEG under a name known for colours', jpeg({ more: [segment(0xe2, `MPF\0${place}`)] }), jpeg()],
  [
    'a JPEG as a smaller picture',
    jpeg({ more: [segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${place}`)] }),
    jpeg(),
  ],
  ['a JPEG between fill bytes', jpeg({ more: [Buffer.from([0xff, 0xff]), segment(0xe1, place)] }), jpeg()],
  ['a PNG in a text', png({ more: [chunk('tEXt', `Comment\0${page}`)] }), png()],
  ['a PNG in a packed text', png({ more: [chunk('zTXt', place)] }), png()],
  ['a PNG in XMP', png({ more: [chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${page}`)] }), png()],
  ['a PNG in Exif', png({ more: [chunk('eXIf', place)] }), png()],
  ['a PNG as a time', png({ more: [chunk('tIME', '\0\0\0\0\0\0\0')] }), png()],
  ['a PNG in a part of its own kind', png({ more: [chunk('heRe', page)] }), png()],
  ['a WebP in Exif', webp.extended({ flags: 0x08, more: [riffChunk('EXIF', place)] }), webp.extended()],
  ['a WebP in XMP', webp.extended({ flags: 0x04, more: [riffChunk('XMP ', page)] }), webp.extended()],
  ['a WebP in a part of its own kind', webp.extended({ more: [riffChunk('HERE', page)] }), webp.extended()],
  ['a WebP that says of nothing', webp.lossless({ more: [riffChunk('EXIF', place)] }), webp.lossless()],
])('REC-1 what %s tells is left out, the picture is the same', (_where, told, bare) => {
  expect(told).not.toEqual(bare);
  expect(bytesOf(told)).toEqual(bare);
});

it.each<[string, Buffer]>([
  [
    'JPEG',
    jpeg({ more: [segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'), segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')] }),
  ],
  ['PNG', png({ more: [chunk('iCCP', 'profile'), chunk('gAMA', '\0\0\xb1\x8f'), chunk('tRNS', '\0\0')] })],
  ['WebP', webp.extended({ flags: 0x30, more: [riffChunk('ICCP', 'profile'), riffChunk('ALPH', '\0\0')] })],
])('REC-1 a %s keeps what its colours and its transparency need', (_name, bytes) => {
  expect(bytesOf(bytes)).toEqual(bytes);
});

it('REC-1 a WebP whose writer left out the last filling byte gets it', () => {
  const filled = webp.extended({ more: [riffChunk('ICCP', 'odd')] });
  expect(bytesOf(filled.subarray(0, -1))).toEqual(filled);
});

it('REC-1 a JPEG keeps every scan and the tables between them', () => {
  const progressive = Buffer.concat([
    jpeg().subarray(0, -2),
    segment(0xc4, 'table'),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  ]);
  expect(bytesOf(progressive)).toEqual(progressive);
});

it.each<[string, Buffer]>([
  ['a JPEG without its data', Buffer.concat([jpeg().subarray(0, 33), Buffer.from([0xff, 0xd9])])],
  ['a JPEG of two sizes', jpeg({ more: [segment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0')] })],
  ['a JPEG that few browsers show', jpeg({ more: [segment(0xc9, '\x08\0\x01\0\x01\x01\x01\x11\0')] })],
  ['a PNG of two sizes', png({ more: [png().subarray(8, 33)] })],
  ['a PNG with a part that nobody can read', png({ more: [chunk('HERE', page)] })],
  ['a PNG whose end holds more', Buffer.concat([png().subarray(0, -12), chunk('IEND', page)])],
  ['a WebP that moves', webp.extended({ flags: 0x02 })],
  ['a WebP of two pictures', webp.lossless({ more: [riffChunk('VP8 ', page)] })],
  ['a WebP that says one size and has another', webp.extended({ image: { width: 9_000 } })],
  ['a sound', Buffer.concat([Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'), Buffer.alloc(30)])],
])('ALL-3 %s is no picture', (_what, bytes) => {
  expect(barePicture(bytes)).toBeNull();
});
