/** The beginning of a text, at most so many UTF-16 units long: no emoji or accented letter is cut in half. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  let clipped = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (clipped.length + segment.length > most) break;
    clipped += segment;
  }
  return clipped;
}
