/** Notes of a camera (Exif 3.0): lying on its side, at 41° 52′ 55″ N, 87° 37′ 40″ W. */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0', 'latin1'),
  ...[
    '4d4d002a 00000008',
    '0002 0112 0003 00000001 00060000 8825 0004 00000001 00000026 00000000',
    '0004 0001 0002 00000002 4e000000 0002 0005 00000003 0000005c',
    '0003 0002 00000002 57000000 0004 0005 00000003 00000074 00000000',
    '00000029 00000001 00000034 00000001 00000037 00000001',
    '00000057 00000001 00000025 00000001 00000028 00000001',
  ].map((line) => Buffer.from(line.replaceAll(' ', ''), 'hex')),
]);

/** The JPEG as a phone would have taken it: with the place in it, and to be turned by a quarter. */
export function takenByPhone(jpeg: Buffer): Buffer {
  const length = exif.length + 2;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), exif]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
