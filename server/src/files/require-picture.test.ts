import { mostPhotoBytes } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { jpeg, png, webp } from '../testing/test-picture';
import { requirePicture } from './require-picture';

const refusalOf = (bytes: Buffer) => {
  try {
    return requirePicture(bytes.toString('base64')).contentType;
  } catch (error) {
    return error;
  }
};
const refused = (code: string) =>
  expect.objectContaining({ code: 'INVALID_INPUT', fields: [{ path: 'photo', code }] });
const text = (content: string) => Buffer.from(content.padEnd(100), 'latin1');

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', text('<!doctype html><script>1</script>')],
  ['a page with a picture behind it', Buffer.concat([text('<script>1</script>'), png()])],
  ['styles', text('body { background: url(/api/events) }')],
  ['an archive', text('PK\x03\x04')],
  ['an archive with a picture behind it', Buffer.concat([text('PK\x03\x04'), jpeg()])],
  ['a document', text('%PDF-1.7')],
  ['a moving picture', text('GIF89a\x01\0\x01\0')],
  ['a picture that few browsers show', text('II*\0\x08\0\0\0')],
  ['a JPEG without width', jpeg({ width: 0 })],
  ['a PNG without height', png({ height: 0 })],
  ['a WebP without width', webp.lossy({ width: 0 })],
])('ALL-3 %s is no photo', (_what, bytes) => {
  expect(refusalOf(bytes)).toEqual(refused('not_a_picture'));
});

it.each([
  ['a JPEG', jpeg({ width: 65_535, height: 65_535 })],
  ['a JPEG that is thin', jpeg({ height: 4_097 })],
  ['a PNG', png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 })],
  ['a PNG that is low', png({ width: 4_097 })],
  ['a lossy WebP', webp.lossy({ width: 16_383, height: 16_383 })],
  ['a lossless WebP', webp.lossless({ width: 16_384, height: 16_384 })],
  ['an extended WebP', webp.extended({ width: 16_383, height: 16_383 })],
])('ALL-3 %s whose few bytes unfold to more than a phone can hold is too large', (_what, bytes) => {
  expect(refusalOf(bytes)).toEqual(refused('too_big'));
});

it('ALL-3 a photo has at most so many bytes, and sides of at most 4096', () => {
  const largest = jpeg({ width: 4_096, height: 4_096 });
  const behind = (bytes: number) => Buffer.concat([largest, Buffer.alloc(bytes - largest.length)]);
  expect(requirePicture(behind(mostPhotoBytes).toString('base64'))).toEqual({
    bytes: largest,
    contentType: 'image/jpeg',
  });
  expect(refusalOf(behind(mostPhotoBytes + 1))).toEqual(refused('too_big'));
});
