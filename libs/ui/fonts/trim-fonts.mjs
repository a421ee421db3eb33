import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Makes the two font files of this library from the published ones: the same letters, with the weights that the tokens use (400 to
 * 700 of 200 to 800). That leaves out half of each file. Run it again when the published font or the weights change.
 */
const source = new URL(
  '../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/',
  import.meta.url,
);
const target = new URL('../src/tokens/fonts/', import.meta.url);
const weights = { wght: { min: 400, max: 700 } };

/** Code points by file, as `unicode-range` in `fonts.css` has them. */
const letters = {
  latin:
    '0000-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 0304 0308 0329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD',
  'latin-ext':
    '0100-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 0304 0308 0329 1D00-1DBF 1E00-1E9F 1EF2-1EFF 2020 20A0-20AB 20AD-20C0 2113 2C60-2C7F A720-A7FF',
};

for (const [name, ranges] of Object.entries(letters)) {
  const published = await readFile(new URL(`atkinson-hyperlegible-next-${name}-wght-normal.woff2`, source));
  const trimmed = await subsetFont(published, textOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  const file = new URL(`atkinson-hyperlegible-next-${name}.woff2`, target);
  await writeFile(file, trimmed);
  console.info(`${fileURLToPath(file)}: ${published.length} → ${trimmed.length} bytes`);
}

/** @param {string} ranges */
function textOf(ranges) {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      const start = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, step) =>
        String.fromCodePoint(start + step),
      );
    })
    .join('');
}
