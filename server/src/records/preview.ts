const previewLength = 50;

/**
 * First 50 characters of a message on one line, with an ellipsis when it is longer (NOTE-3). A character is what a reader
 * sees as one, so that no emoji or accent is cut in half.
 */
export function preview(text: string): string {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text.replace(/\s+/gu, ' ').trim(),
  );
  let shown = '';
  let count = 0;
  for (const { segment } of characters) {
    if (count === previewLength) return `${shown}…`;
    shown += segment;
    count += 1;
  }
  return shown;
}
